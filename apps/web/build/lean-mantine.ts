import type { Plugin } from "vite";

/** What MantineProvider imports for `withCssVariables` and `withGlobalClasses`, which the site switches off. */
const unused = ["MantineCssVariables", "MantineClasses"];

/**
 * Takes the code that writes CSS variables at run time out of the provider, 2 kB of every first visit: the build has
 * written them. Fails the build when Mantine's files have other names.
 */
export function leanMantine(): Plugin {
  const replaced = new Set<string>();
  return {
    name: "lean-mantine",
    apply: "build",
    enforce: "pre",
    resolveId(source, importer) {
      if (!importer?.endsWith("/MantineProvider/MantineProvider.mjs")) return null;
      const name = unused.find((component) => source.endsWith(`/${component}.mjs`));
      if (name === undefined) return null;
      replaced.add(name);
      return `\0${name}`;
    },
    load(id) {
      const name = unused.find((component) => id === `\0${component}`);
      return name === undefined ? null : `export const ${name} = () => null;`;
    },
    buildEnd(error) {
      const missing = unused.filter((name) => !replaced.has(name));
      if (error === undefined && missing.length > 0)
        this.error(`MantineProvider imports no ${missing.join(" and no ")}.`);
    },
  };
}
