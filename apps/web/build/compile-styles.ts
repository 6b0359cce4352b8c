import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type CompactPlan, compileSheet, encodePlan } from "beasties/compiler";

/** Each document keeps the rules for these states, because they can begin before the whole style sheet is loaded. */
const setLater = [/\[open\]/, /\[data-(?:due|printed)/, /^:focus-visible$/];

/** A style sheet that is compiled for `beasties`, so that no render parses CSS. */
export type CompiledStyles = {
  plan: CompactPlan;
  fontFaces: string;
  /** The defaults of Mantine's variables. A document contains only those variables that it uses. */
  variables: readonly (readonly [name: string, value: string])[];
};

/** Matches Mantine's rules for a color scheme that the site doesn't have. */
const dark = /(?<=[{}]):where\(\[data-mantine-color-scheme="?dark"?\]\)[^{}]*\{[^{}]*\}/g;

/** Matches a block of `default-css-variables`: for all color schemes, for dark, or for light. */
const defaults = /:root(?:\[data-mantine-color-scheme="?(\w+)"?\])?,:host[^{]*\{(--mantine-[^}]*)\}/g;

/**
 * Matches the selectors that beasties drops by mistake: a lone `:is()` or `:where()`, which the minifier makes of two
 * selectors, and a pseudo-class without an element that has a descendant, such as `.list > :last-child li`.
 */
const dropped =
  /(?<=[{},]):(?:is|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)(?=[,{])|[^{},]*>:(?:first|last|nth)-[\w-]+(?:\([^()]*\))? [^{},]+/;

/** @throws Error if a page would lack the rule of a selector until the browser loads the whole style sheet */
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
