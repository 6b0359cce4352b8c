import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compileSheet, encodePlan } from "beasties/compiler";

/**
 * These selectors match nothing in the HTML, because a visitor or a script sets the attributes later. Mantine's rules,
 * whose classes begin with m_, name many attributes that a page never has.
 */
const setLater = [/\[open\]/, /^(?!.*\.m_).*\[data-/];

/**
 * Parses the one style sheet of the built browser code and writes `styles.json` into the renderer's folder: the rules with
 * what a document must contain to need them, so that no render parses CSS.
 */
export async function compileStyles(client: string, renderer: string): Promise<void> {
  const names = await readdir(client, { recursive: true });
  const [sheet, ...others] = names.filter((name) => name.endsWith(".css"));
  if (sheet === undefined || others.length > 0) throw new Error("The build has not one style sheet.");
  const css = await readFile(join(client, sheet), "utf8");
  const plan = encodePlan(compileSheet(css, { safeParser: false, allowRules: setLater }));
  await writeFile(join(renderer, "styles.json"), JSON.stringify(plan));
}
