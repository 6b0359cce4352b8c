import { builtClassNames } from "../../build/class-names.ts";

const sheets = await builtClassNames();

/** Selects the elements with a class that the CSS modules call so. @throws Error when no module has such a class */
export function withClass(name: string): string {
  const classes = [...sheets.values()].flatMap((names) => names.get(name) ?? []).map((built) => `.${built}`);
  if (classes.length === 0) throw new Error(`No class is called ${name}.`);
  return `:is(${classes.join()})`;
}
