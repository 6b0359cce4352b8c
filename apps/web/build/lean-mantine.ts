import type { Plugin } from "vite";

/**
 * What Mantine's components import for options that the site does not use: the provider's CSS variables and classes at
 * run time, because the build writes them; the loader that slides into a button, and groups of buttons.
 */
const unused: Readonly<Record<string, readonly string[]>> = {
  "/MantineProvider/MantineProvider.mjs": ["MantineCssVariables", "MantineClasses"],
  "/Button/Button.mjs": ["Transition", "ButtonGroup", "ButtonGroupSection"],
};

/**
 * Takes that code out of the browser's files, 4 kB of every first visit. Fails the build when Mantine's files have
 * other names.
 */
export function leanMantine(): Plugin {
  const missing = new Set(Object.values(unused).flat());
  return {
    name: "lean-mantine",
    apply: "build",
    enforce: "pre",
    resolveId(source, importer) {
      const names = Object.entries(unused).find(([file]) => importer?.endsWith(file))?.[1] ?? [];
      const name = names.find((component) => source.endsWith(`/${component}.mjs`));
      if (name === undefined) return null;
      missing.delete(name);
      return `\0unused:${name}`;
    },
    load(id) {
      const [, name] = id.split("\0unused:");
      return name === undefined ? null : `export const ${name} = () => null;`;
    },
    buildEnd(error) {
      if (error === undefined && missing.size > 0) this.error(`Mantine no longer imports ${[...missing].join(", ")}.`);
    },
  };
}
