import Expectations
import Testing

@testable import FingerpostLab

/// How modules become one script.
@Suite struct PageBundleTests {
  private let files = [
    "app.js": """
    // Owns the start.

    import { double } from './math.js';
    import {
      name,
      Sign,
    } from './words.js';

    /** @type {string[]} */
    const all = [name, new Sign().text];
    show(double(all));
    """,
    "words.js": """
    import { double } from './math.js';

    const all = 'n';
    export const name = double(all);
    /**
     * A sign.
     */
    export class Sign {
      // Its text.
      text = /** @type {string} */ ('s');
    }
    """,
    "math.js": """
    export async function later() {}
    export function double(all) {
      return all + all;
    }
    """,
    "unused.js": "show(0);",
  ]

  @Test(
    "each module is a function that keeps what it does not export, behind those that it imports from, once")
  func bundle() {
    let expected = """
      const mathModule = (() => {
      async function later() {}
      function double(all) {
      return all + all;
      }
      return { later, double };
      })();
      const wordsModule = (() => {
      const { double } = mathModule;
      const all = 'n';
      const name = double(all);
      class Sign {
      text = ('s');
      }
      return { name, Sign };
      })();
      const appModule = (() => {
      const { double } = mathModule;
      const {name,Sign,} = wordsModule;
      const all = [name, new Sign().text];
      show(double(all));
      return {  };
      })();

      """
    expect(PageBundle(files, entry: "app.js").script, is: expected)
  }
}
