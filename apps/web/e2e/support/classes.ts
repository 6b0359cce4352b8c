import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { preprocessCSS, resolveConfig } from "vite";

const web = join(import.meta.dirname, "../..");
const config = await resolveConfig({ root: web, logLevel: "silent" }, "build");
const sheets = await Promise.all(
  globSync(join(web, "src/**/*.module.css")).map((file) => preprocessCSS(readFileSync(file, "utf8"), file, config)),
);

/** Selects the elements with a class that the CSS modules call so. @throws Error when no module has such a class */
export function withClass(name: string): string {
  const classes = sheets.flatMap(({ modules }) => modules?.[name] ?? []).map((built) => `.${built}`);
  if (classes.length === 0) throw new Error(`No class is called ${name}.`);
  return `:is(${classes.join()})`;
}
