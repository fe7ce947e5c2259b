/* The files of Sources/Lab/Page, but for messages.js, which has types alone; the compiler notes them as what this file depends on. */
#include "CLabPage.h"

#if !defined(__has_embed)
#error "The lab's page needs a compiler that knows #embed: clang 19 or newer, as in Swift 6.2."
#endif
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t index_html[] = {
#embed "../Lab/Page/index.html"
};
static const uint8_t lab_css[] = {
#embed "../Lab/Page/lab.css"
};
static const uint8_t stage_css[] = {
#embed "../Lab/Page/stage.css"
};
static const uint8_t boxes_css[] = {
#embed "../Lab/Page/boxes.css"
};
static const uint8_t lanes_css[] = {
#embed "../Lab/Page/lanes.css"
};
static const uint8_t parts_css[] = {
#embed "../Lab/Page/parts.css"
};
static const uint8_t address_js[] = {
#embed "../Lab/Page/address.js"
};
static const uint8_t answer_js[] = {
#embed "../Lab/Page/answer.js"
};
static const uint8_t apng_js[] = {
#embed "../Lab/Page/apng.js"
};
static const uint8_t app_js[] = {
#embed "../Lab/Page/app.js"
};
static const uint8_t bar_js[] = {
#embed "../Lab/Page/bar.js"
};
static const uint8_t beside_js[] = {
#embed "../Lab/Page/beside.js"
};
static const uint8_t boxes_js[] = {
#embed "../Lab/Page/boxes.js"
};
static const uint8_t camera_js[] = {
#embed "../Lab/Page/camera.js"
};
static const uint8_t caption_js[] = {
#embed "../Lab/Page/caption.js"
};
static const uint8_t cards_js[] = {
#embed "../Lab/Page/cards.js"
};
static const uint8_t compare_js[] = {
#embed "../Lab/Page/compare.js"
};
static const uint8_t dom_js[] = {
#embed "../Lab/Page/dom.js"
};
static const uint8_t drawing_js[] = {
#embed "../Lab/Page/drawing.js"
};
static const uint8_t dropping_js[] = {
#embed "../Lab/Page/dropping.js"
};
static const uint8_t feed_js[] = {
#embed "../Lab/Page/feed.js"
};
static const uint8_t frame_js[] = {
#embed "../Lab/Page/frame.js"
};
static const uint8_t gestures_js[] = {
#embed "../Lab/Page/gestures.js"
};
static const uint8_t help_js[] = {
#embed "../Lab/Page/help.js"
};
static const uint8_t hittest_js[] = {
#embed "../Lab/Page/hittest.js"
};
static const uint8_t input_js[] = {
#embed "../Lab/Page/input.js"
};
static const uint8_t key_js[] = {
#embed "../Lab/Page/key.js"
};
static const uint8_t lab_js[] = {
#embed "../Lab/Page/lab.js"
};
static const uint8_t lanes_js[] = {
#embed "../Lab/Page/lanes.js"
};
static const uint8_t live_js[] = {
#embed "../Lab/Page/live.js"
};
static const uint8_t marks_js[] = {
#embed "../Lab/Page/marks.js"
};
static const uint8_t meaning_js[] = {
#embed "../Lab/Page/meaning.js"
};
static const uint8_t meant_js[] = {
#embed "../Lab/Page/meant.js"
};
static const uint8_t model_js[] = {
#embed "../Lab/Page/model.js"
};
static const uint8_t moment_js[] = {
#embed "../Lab/Page/moment.js"
};
static const uint8_t moving_js[] = {
#embed "../Lab/Page/moving.js"
};
static const uint8_t now_js[] = {
#embed "../Lab/Page/now.js"
};
static const uint8_t orbit_js[] = {
#embed "../Lab/Page/orbit.js"
};
static const uint8_t outline_js[] = {
#embed "../Lab/Page/outline.js"
};
static const uint8_t packing_js[] = {
#embed "../Lab/Page/packing.js"
};
static const uint8_t page_js[] = {
#embed "../Lab/Page/page.js"
};
static const uint8_t pictures_js[] = {
#embed "../Lab/Page/pictures.js"
};
static const uint8_t playing_js[] = {
#embed "../Lab/Page/playing.js"
};
static const uint8_t ray_js[] = {
#embed "../Lab/Page/ray.js"
};
static const uint8_t rerun_js[] = {
#embed "../Lab/Page/rerun.js"
};
static const uint8_t rulecard_js[] = {
#embed "../Lab/Page/rulecard.js"
};
static const uint8_t save_js[] = {
#embed "../Lab/Page/save.js"
};
static const uint8_t saving_js[] = {
#embed "../Lab/Page/saving.js"
};
static const uint8_t scale_js[] = {
#embed "../Lab/Page/scale.js"
};
static const uint8_t share_js[] = {
#embed "../Lab/Page/share.js"
};
static const uint8_t stage_js[] = {
#embed "../Lab/Page/stage.js"
};
static const uint8_t steps_js[] = {
#embed "../Lab/Page/steps.js"
};
static const uint8_t still_js[] = {
#embed "../Lab/Page/still.js"
};
static const uint8_t told_js[] = {
#embed "../Lab/Page/told.js"
};
static const uint8_t tour_js[] = {
#embed "../Lab/Page/tour.js"
};
static const uint8_t vigil_js[] = {
#embed "../Lab/Page/vigil.js"
};
static const uint8_t whatif_js[] = {
#embed "../Lab/Page/whatif.js"
};
static const uint8_t words_js[] = {
#embed "../Lab/Page/words.js"
};

static const uint8_t scene_1[] = {
#embed "../../Examples/Tour/1-double-tap.yaml"
};
static const uint8_t scene_2[] = {
#embed "../../Examples/Tour/2-button-and-control.yaml"
};
static const uint8_t scene_3[] = {
#embed "../../Examples/Tour/3-scroll-view.yaml"
};
static const uint8_t scene_4[] = {
#embed "../../Examples/Tour/4-swipe-between-pans.yaml"
};
static const uint8_t scene_5[] = {
#embed "../../Examples/Tour/5-drag-out.yaml"
};

#define FILE(name, bytes) {name, bytes, sizeof bytes}
struct file {
  const char *name;
  const uint8_t *bytes;
  size_t size;
};
static const struct file files[] = {
    FILE("index.html", index_html),
    FILE("lab.css", lab_css),
    FILE("stage.css", stage_css),
    FILE("boxes.css", boxes_css),
    FILE("lanes.css", lanes_css),
    FILE("parts.css", parts_css),
    FILE("address.js", address_js),
    FILE("answer.js", answer_js),
    FILE("apng.js", apng_js),
    FILE("app.js", app_js),
    FILE("bar.js", bar_js),
    FILE("beside.js", beside_js),
    FILE("boxes.js", boxes_js),
    FILE("camera.js", camera_js),
    FILE("caption.js", caption_js),
    FILE("cards.js", cards_js),
    FILE("compare.js", compare_js),
    FILE("dom.js", dom_js),
    FILE("drawing.js", drawing_js),
    FILE("dropping.js", dropping_js),
    FILE("feed.js", feed_js),
    FILE("frame.js", frame_js),
    FILE("gestures.js", gestures_js),
    FILE("help.js", help_js),
    FILE("hittest.js", hittest_js),
    FILE("input.js", input_js),
    FILE("key.js", key_js),
    FILE("lab.js", lab_js),
    FILE("lanes.js", lanes_js),
    FILE("live.js", live_js),
    FILE("marks.js", marks_js),
    FILE("meaning.js", meaning_js),
    FILE("meant.js", meant_js),
    FILE("model.js", model_js),
    FILE("moment.js", moment_js),
    FILE("moving.js", moving_js),
    FILE("now.js", now_js),
    FILE("orbit.js", orbit_js),
    FILE("outline.js", outline_js),
    FILE("packing.js", packing_js),
    FILE("page.js", page_js),
    FILE("pictures.js", pictures_js),
    FILE("playing.js", playing_js),
    FILE("ray.js", ray_js),
    FILE("rerun.js", rerun_js),
    FILE("rulecard.js", rulecard_js),
    FILE("save.js", save_js),
    FILE("saving.js", saving_js),
    FILE("scale.js", scale_js),
    FILE("share.js", share_js),
    FILE("stage.js", stage_js),
    FILE("steps.js", steps_js),
    FILE("still.js", still_js),
    FILE("told.js", told_js),
    FILE("tour.js", tour_js),
    FILE("vigil.js", vigil_js),
    FILE("whatif.js", whatif_js),
    FILE("words.js", words_js),
};

/* The scenes of the tour, in their order. */
static const struct file scenes[] = {
    FILE("1-double-tap.yaml", scene_1),
    FILE("2-button-and-control.yaml", scene_2),
    FILE("3-scroll-view.yaml", scene_3),
    FILE("4-swipe-between-pans.yaml", scene_4),
    FILE("5-drag-out.yaml", scene_5),
};

size_t lab_file_count(void) { return sizeof files / sizeof *files; }
const char *lab_file_name(size_t index) { return files[index].name; }
const uint8_t *lab_file_bytes(size_t index) { return files[index].bytes; }
size_t lab_file_size(size_t index) { return files[index].size; }

size_t lab_scene_count(void) { return sizeof scenes / sizeof *scenes; }
const char *lab_scene_name(size_t index) { return scenes[index].name; }
const uint8_t *lab_scene_bytes(size_t index) { return scenes[index].bytes; }
size_t lab_scene_size(size_t index) { return scenes[index].size; }
