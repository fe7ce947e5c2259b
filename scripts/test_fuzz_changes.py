"""What the operators of scripts/fuzz_changes.py do to an input: python3 -B scripts/test_fuzz_changes.py"""

import random
import sys
import unittest

sys.dont_write_bytecode = True

import fuzz_changes as changes

DATA = b'<view frame="0 10; 20.5 -3"/>\n' * 3
OTHER = b"\x00\xff\x80 other\n"
WORDS = changes.tokens([DATA, OTHER])


def made(operator, data=DATA, count=200):
    """What an operator makes of an input, with other chances each time."""
    return [operator(data, [OTHER], WORDS, random.Random(seed)) for seed in range(count)]


class ChangeTests(unittest.TestCase):
    def test_a_flip_changes_one_bit_and_each_may_be_it(self):
        differences = {
            (at, one ^ other) for new in made(changes.flip, count=4000)
            for at, (one, other) in enumerate(zip(DATA, new, strict=True)) if one != other}
        self.assertTrue(all(bits.bit_count() == 1 for _, bits in differences))
        self.assertEqual({bits for _, bits in differences}, {1 << bit for bit in range(8)})
        self.assertEqual({at for at, _ in differences}, set(range(len(DATA))))

    def test_a_token_is_replaced_left_out_or_added_whole(self):
        old = changes.TOKEN.findall(DATA)
        lengths = {len(changes.TOKEN.findall(new)) - len(old) for new in made(changes.token)}
        self.assertTrue({-1, 0, 1} <= lengths)
        self.assertTrue(any(b"18446744073709551616" in new for new in made(changes.token, count=4000)))

    def test_a_cut_leaves_a_beginning_an_end_or_both(self):
        kinds = set()
        for new in made(changes.cut):
            self.assertLessEqual(len(new), len(DATA))
            kinds.add((DATA.startswith(new), DATA.endswith(new)))
            self.assertTrue(
                any(DATA.startswith(new[:at]) and DATA.endswith(new[at:]) for at in range(len(new) + 1)))
        self.assertTrue({(True, False), (False, True), (False, False)} <= kinds)

    def test_a_splice_begins_as_one_input_and_ends_as_the_other(self):
        for new in made(changes.splice):
            self.assertTrue(
                any(DATA.startswith(new[:at]) and OTHER.endswith(new[at:]) for at in range(len(new) + 1)))
        self.assertGreater(len(set(made(changes.splice))), 100)

    def test_no_operator_needs_more_than_nothing(self):
        for operator in changes.OPERATORS:
            made(operator, data=b"")

    def test_a_seed_says_what_is_made_and_all_operators_are_used(self):
        seen = set()
        operators = changes.OPERATORS
        changes.OPERATORS = [lambda *words, one=one: seen.add(one) or one(*words) for one in operators]
        try:
            one, other = ([changes.changed(DATA, [OTHER], WORDS, random.Random(7)) for _ in range(2)])
            for seed in range(100):
                changes.changed(DATA, [OTHER], WORDS, random.Random(seed))
        finally:
            changes.OPERATORS = operators
        self.assertEqual(one, other)
        self.assertEqual(seen, set(operators))

    def test_a_dictionary_has_each_token_of_more_than_a_byte_once_with_what_is_special_spelled_out(self):
        self.assertEqual(changes.dictionary([b"view", b"<", b'a"\\', b"\x00\xff"]), ['"view"', '"a\\x22\\x5C"', '"\\x00\\xFF"'])
        self.assertEqual(len(WORDS), len(set(WORDS)))
        self.assertIn(b"frame", WORDS)


if __name__ == "__main__":
    unittest.main()
