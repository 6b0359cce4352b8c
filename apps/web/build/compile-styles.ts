import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type CompactPlan, compileSheet, encodePlan } from "beasties/compiler";

/**
 * These selectors match nothing in the HTML, because a visitor or the inlined script sets the attributes or the focus
 * later. React sets others, and waits for the whole sheet.
 */
const setLater = [/\[open\]/, /\[data-(?:due|printed)/, /^:focus-visible$/];

/** A style sheet whose rules know what a document must contain to need them, so that no render parses CSS. */
export type CompiledStyles = {
  plan: CompactPlan;
  fontFaces: string;
  /** The theme's variables and their values, of which a document gets those that it names. */
  variables: readonly (readonly [name: string, value: string])[];
};

export function compileStyles(css: string, variables: CompiledStyles["variables"] = []): CompiledStyles {
  const fontFaces = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const plan = encodePlan(compileSheet(css, { safeParser: false, allowRules: setLater }));
  return { plan, fontFaces: fontFaces.join(""), variables };
}

/** Puts a variable's value in place of its longer name, unless another rule than the theme's may set it. */
function inlineTheme(css: string): CompiledStyles {
  const [block = "", declarations = ""] = /:root\{(--mantine-[^}]*)\}/.exec(css) ?? [];
  const values = new Map(
    declarations.split(";").map((declaration) => {
      const colon = declaration.indexOf(":");
      return [declaration.slice(0, colon), declaration.slice(colon + 1)];
    }),
  );
  const isSetOnce = (name: string) => css.split(`${name}:`).length === 2;
  const inline = (text: string): string =>
    text.replace(/var\((--mantine-[a-z0-9-]+)\)/g, (use, name: string) => {
      const value = values.get(name);
      return value !== undefined && isSetOnce(name) ? inline(value) : use;
    });
  const variables = [...values].map(([name, value]): [string, string] => [name, inline(value)]);
  return compileStyles(inline(css.replace(block, "")), variables);
}

/** Compiles the one style sheet of the built browser code to `styles.json` in the renderer's folder. */
export async function writeCompiledStyles(client: string, renderer: string): Promise<void> {
  const names = await readdir(client, { recursive: true });
  const [sheet, ...others] = names.filter((name) => name.endsWith(".css"));
  if (sheet === undefined || others.length > 0) throw new Error("The build has not one style sheet.");
  const styles = inlineTheme(await readFile(join(client, sheet), "utf8"));
  await writeFile(join(renderer, "styles.json"), JSON.stringify(styles));
}
