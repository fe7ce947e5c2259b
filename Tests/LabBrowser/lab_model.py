"""The model of the lanes, made from a trace in the plainest way: what Sources/Lab/Page/model.js has to agree with.

docs/lab.md says in words what both do. This one reads the facts from the first to the last and keeps lists, no more.
"""

KINDS = ["finger", "press", "pointer", "signals", "first", "focus", "menu", "hit", "view", "recognizer", "control", "scroll"]


def model(facts):
    """Returns the lanes (key and points), slices, arrows and flags of a list of facts."""
    kinds, lanes, slices, arrows, flags = {}, {}, [], [], []
    told, reason, waiting, visits = set(), {}, set(), 0
    end = max([fact["t"] for fact in facts], default=0)

    def lane(kind, number=None):
        key = kind if number is None else f"{kind}:{number}"
        lanes.setdefault(key, [])
        return key

    def running(key, row=0):
        return next((one for one in slices if one["lane"] == key and one["row"] == row and one["open"]), None)

    def close(t, key, row=0, how=None):
        one = running(key, row)
        if one:
            one.update({"to": t, "open": False}, **({"how": how} if how else {}))

    def turn(t, key, state, row=0, **more):
        close(t, key, row)
        slices.append({"lane": key, "row": row, "from": t, "to": end, "state": state, "open": True, **more})

    def flag(fact, key, kind, detail=None):
        flags.append({"lane": key, "t": fact["t"], "kind": kind, "detail": detail, "n": fact["n"]})

    def arrow(fact, kind, start, goal):
        arrows.append({"t": fact["t"], "kind": kind, "from": start, "to": goal, "n": fact["n"]})

    for f in facts:
        t, what = f["t"], f["fact"]
        if what == "subject":
            kinds[f["id"]] = f["kind"]
        elif what == "contact":
            key = lane("finger", f["contact"])
            lanes[key].append({"t": t, "x": f["x"], "y": f["y"]})
            if f["change"] == "down":
                turn(t, key, "down")
            elif f["change"] in ("up", "cancel"):
                close(t, key, 0, f["change"])
                for one in list(slices):
                    if one["open"] and one["state"] == "withheld" and one["row"] == f["contact"]:
                        close(t, one["lane"], one["row"], "ended")
        elif what == "pointer":
            key = lane("pointer")
            lanes[key].append({"t": t, "x": f["x"], "y": f["y"]})
            if f["change"] == "entered":
                turn(t, key, "over")
            elif f["change"] == "exited":
                close(t, key, 0, "exited")
            elif f["change"] == "scrolled":
                before = [one for one in slices if one["lane"] == key and one["row"] == 1]
                if before and t - before[-1]["to"] <= 0.25:
                    before[-1]["to"] = t
                else:
                    turn(t, key, "scrolled", 1)
                    close(t, key, 1)
        elif what == "press":
            key = lane("press", f["press"])
            if f["change"] == "began":
                turn(t, key, "down")
            elif f["change"] in ("ended", "cancelled"):
                close(t, key, 0, f["change"])
        elif what == "signal":
            flag(f, lane("signals"), "signal", f["signal"])
        elif what == "systemActed":
            flag(f, lane("signals"), "system", f["behavior"])
        elif what == "shakeTaken":
            flag(f, lane("signals"), "shakeTaken", f["cause"])
        elif what == "typed":
            flag(f, lane("press", f["press"]), "typed")
        elif what == "firstResponder":
            key = lane("first")
            if f["change"] == "became":
                turn(t, key, "first", by=f["responder"])
            elif f["change"] in ("resigned", "leftWindow"):
                close(t, key, 0, f["change"])
            else:
                flag(f, key, "stays", f["change"])
        elif what == "focused":
            key = lane("focus")
            if f["view"] is None:
                close(t, key, 0, f["cause"])
            else:
                turn(t, key, "focused", by=f["view"])
        elif what == "focusStays":
            flag(f, lane("focus"), "stays", f["reason"])
        elif what == "editMenu":
            key = lane("menu", f["view"])
            if f["step"] == "presented":
                turn(t, key, "presented")
            elif f["step"] == "dismissed":
                close(t, key, 0, "dismissed")
            else:
                flag(f, key, "menu", f["step"])
        elif what == "visited":
            visits += 1
        elif what == "pointed":
            visits = 0
        elif what == "targeted":
            flag(f, lane("hit"), "hit", {"contact": f["contact"], "view": f["view"], "visits": visits})
            turn(t, lane("view", f["view"]), "target", f["contact"])
            visits = 0
        elif what == "dropped":
            flag(f, lane("hit"), "dropped", {"contact": f["contact"], "visits": visits, "reason": f["reason"]})
            visits = 0
        elif what == "pressTargeted" and f["responder"] is not None:
            turn(t, lane("view", f["responder"]), "target", f["press"])
        elif what == "heldBack":
            key = lane("view", f["from"])
            if (running(key, f["contact"]) or {}).get("state") != "held":
                turn(t, key, "held", f["contact"], phase=f["phase"], by=f["by"])
        elif what == "withheld":
            turn(t, lane("view", f["view"]), "withheld", f["contact"], reason=f["reason"])
        elif what == "delivered":
            key = lane("view", f["to"])
            for contact in f["contacts"]:
                if f["phase"] == "began":
                    told.add((key, contact))
                if f["phase"] in ("began", "moved"):
                    if (running(key, contact) or {}).get("state") != f["phase"]:
                        turn(t, key, f["phase"], contact)
                else:
                    if not running(key, contact):
                        turn(t, key, f["phase"], contact)
                    close(t, key, contact, f["phase"])
                    told.discard((key, contact))
        elif what == "taken":
            for one in list(slices):
                mine = one["open"] and one["lane"].startswith("view:") and one["row"] == f["contact"]
                if mine and (one["lane"], one["row"]) not in told:
                    close(t, one["lane"], one["row"], "taken")
        elif what == "cancelled":
            key = lane("view", f["view"])
            if (key, f["contact"]) not in told:
                close(t, key, f["contact"], "dropped")
        elif what == "detached":
            key = lane("view", f["view"])
            close(t, key, f["contact"], "detached")
            told.discard((key, f["contact"]))
        elif what == "received":
            key = lane("recognizer", f["by"])
            if not running(key):
                turn(t, key, "possible")
        elif what == "gaveUp":
            reason[f["contestant"]] = f["reason"]
        elif what == "waits":
            key, other = lane("recognizer", f["contestant"]), lane("recognizer", f["for"])
            if (f["contestant"], f["for"]) not in waiting:
                arrow(f, "waits", key, other)
            waiting.add((f["contestant"], f["for"]))
            if (running(key) or {}).get("state") != "waiting":
                turn(t, key, "waiting", by=f["for"])
        elif what == "waitsInCircle":
            flag(f, lane("recognizer", f["contestant"]), "circle")
        elif what == "verdict":
            key = lane("recognizer", f["contestant"])
            why = reason.pop(f["contestant"], f["reason"])
            waiting = {pair for pair in waiting if pair[0] != f["contestant"]}
            if f["reason"] in ("prevented", "requiredOneRecognized"):
                kind = "prevents" if f["reason"] == "prevented" else "excludes"
                arrow(f, kind, lane("recognizer", f["by"]), key)
            if (running(key) or {}).get("state") != f["state"]:
                over = f["state"] in ("ended", "cancelled", "failed")
                turn(t, key, f["state"], **({"reason": why, "by": f.get("by")} if over else {}))
        elif what == "reset":
            waiting = {pair for pair in waiting if pair[0] != f["contestant"]}
            close(t, lane("recognizer", f["contestant"]))
        elif what == "acted":
            flag(f, lane("recognizer", f["contestant"]), "acted", {"state": f["state"], "targets": f["targets"]})
        elif what == "refused":
            arrow(f, "refuses", lane("control", f["by"]), lane("recognizer", f["contestant"]))
        elif what == "tracking":
            key = lane("control", f["control"])
            if f["change"] == "began":
                turn(t, key, "inside")
            elif f["change"] in ("refused", "disabled", "busy", "forwarded"):
                flag(f, key, "tracking", f["change"])
            else:
                close(t, key, 0, f["change"])
        elif what == "crossed":
            turn(t, lane("control", f["control"]), "inside" if f["inside"] else "outside")
        elif what == "controlEvent":
            flag(f, lane("control", f["control"]), "event", {"event": f["event"], "handlers": f["handlers"]})
        elif what == "actionSent":
            if f["from"] is None:
                key = lane("signals")
            else:
                key = lane("recognizer" if kinds.get(f["from"]) == "recognizer" else "control", f["from"])
            flag(f, key, "action", f["action"])
        elif what == "scrolling":
            key = lane("scroll", f["scrollView"])
            lanes[key].append({"t": t, "x": f["x"], "y": f["y"]})
            state = {"draggingBegan": "dragging", "decelerationBegan": "decelerating", "zoomingBegan": "zooming"}
            if f["step"] in state:
                turn(t, key, state[f["step"]])
            elif f["step"] != "moved":
                close(t, key)

    order = sorted(lanes, key=lambda key: KINDS.index(key.split(":")[0]))
    return {
        "lanes": [{"key": key, "points": lanes[key]} for key in order],
        "slices": slices, "arrows": arrows, "flags": flags, "end": end,
    }
