import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type CompactPlan, compileSheet, encodePlan } from "beasties/compiler";

/** Every page contains these rules, because a state such as `[open]` may begin before the style sheet is loaded. */
const setLater = [/\[open\]/, /\[data-(?:due|printed)/, /^:focus-visible$/];

/** The build compiles the style sheet once, so that the server needn't parse CSS each time it renders a page. */
export type CompiledStyles = {
  plan: CompactPlan;
  fontFaces: string;
  variables: readonly (readonly [name: string, value: string])[];
};

/** Matches Mantine's rules for the dark color scheme, which the site doesn't have. */
const dark = /(?<=[{}]):where\(\[data-mantine-color-scheme="?dark"?\]\)[^{}]*\{[^{}]*\}/g;

/** Matches a block of Mantine's default variables. Group 1 is the color scheme, and group 2 has the declarations. */
const defaults = /:root(?:\[data-mantine-color-scheme="?(\w+)"?\])?,:host[^{]*\{(--mantine-[^}]*)\}/g;

/** Matches selectors whose rules beasties drops by mistake, for example a lone `:is()` or `.list > :last-child li`. */
const dropped =
  /(?<=[{},]):(?:is|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)(?=[,{])|[^{},]*>:(?:first|last|nth)-[\w-]+(?:\([^()]*\))? [^{},]+/;

/** @throws Error if there isn't exactly one style sheet, or if beasties would drop one of its rules */
export async function writeCompiledStyles(client: string, renderer: string): Promise<void> {
  const names = await readdir(client, { recursive: true });
  const [sheet, ...others] = names.filter((name) => name.endsWith(".css"));
  if (sheet === undefined || others.length > 0) throw new Error("The build must have exactly one style sheet.");
  const variables = new Map<string, string>();
  const css = (await readFile(join(client, sheet), "utf8"))
    .replaceAll(dark, "")
    .replace(defaults, (_, scheme, block: string) => {
      if (scheme === "dark") return "";
      for (const [, name = "", value = ""] of block.matchAll(/(--[a-z0-9-]+):([^;]*)/g)) variables.set(name, value);
      return "";
    });
  const [lost] = dropped.exec(css) ?? [];
  if (lost !== undefined)
    throw new Error(`Pages would lack the rule of ${lost}: write its selectors as rules of their own.`);
  const fontFaces = (css.match(/@font-face\s*\{[^}]*\}/g) ?? []).join("");
  const plan = encodePlan(compileSheet(css, { safeParser: false, allowRules: setLater }));
  const styles: CompiledStyles = { plan, fontFaces, variables: [...variables] };
  await writeFile(join(renderer, "styles.json"), JSON.stringify(styles));
}
