"""What the operators of scripts/mutants.py make of small pieces of Swift: python3 -B scripts/test_mutants.py"""

import sys
import unittest

sys.dont_write_bytecode = True

import mutants


def made(text, operator):
    """What an operator makes in a function, as (before, after)."""
    file = mutants.File("func example() {\n" + text + "\n}\n")
    return [
        (file.code(first, last), new)
        for kind, _, first, last, new in mutants.of_file(file) if kind == operator]


class OperatorTests(unittest.TestCase):
    def test_conditions_are_negated_but_bindings_are_not(self):
        self.assertEqual(made("guard a(b), let c = d, e else { return }", "negate"), [("a(b)", "!(a(b))"), ("e", "!(e)")])

    def test_comments_and_texts_are_left_alone(self):
        self.assertEqual(made('// if a { b() }\nlet c = "if \\(d ? "}" : "{") true 1"\n/* if /* a */ true */', "flip"), [])
        self.assertEqual(made('let c = #"true"# + """\n  true\n  """', "flip"), [])

    def test_a_comparison_ends_at_what_binds_less(self):
        self.assertEqual(
            [old for old, _ in made("if x && a.b + 1 < c[d] * 2 || y { z() }", "bound")], ["a.b + 1 < c[d] * 2"])
        self.assertEqual(made("let a: Array<Int> = []", "bound"), [])

    def test_calls_are_dropped_and_swapped_but_declarations_are_not(self):
        self.assertEqual([old for old, _ in made("let a = b()\nc(a)\nd.e()\nf = 2", "drop")], ["c(a)", "d.e()", "f = 2"])
        self.assertEqual(made("c(a)\nd.e()", "swap"), [("c(a)\nd.e()", "d.e()\nc(a)")])

    def test_a_call_over_several_lines_is_one(self):
        self.assertEqual([old for old, _ in made("a(\n  b,\n  c)\n  .d()\ne()", "drop")], ["a(\n  b,\n  c)\n  .d()", "e()"])

    def test_members_of_tuples_and_patterns_are_no_numbers(self):
        self.assertEqual(made("switch a.0 {\ncase 1: b($0, c[2])\ndefault: break\n}", "number"), [])
        self.assertEqual(made("a(7)", "number"), [("7", "8")])

    def test_what_is_returned_by_one_expression_is_not_dropped(self):
        file = mutants.File("func a() -> Int { b() }\nfunc c() { b() }\n")
        self.assertEqual(len([one for one in mutants.of_file(file) if one[0] == "drop"]), 1)


if __name__ == "__main__":
    unittest.main()
