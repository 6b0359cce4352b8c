import type { Plugin } from "vite";

type Stub = { importer: string; module: string; code: string };

const provider = "/MantineProvider/MantineProvider.mjs";
const defaults = "/MantineProvider/default-theme.mjs";

/** What Mantine's modules import for options that the site does not use, and what they import instead. */
const stubs: readonly Stub[] = [
  // The build writes the variables, and the site turns Mantine's global classes off.
  noComponent(provider, "MantineCssVariables"),
  noComponent(provider, "MantineClasses"),
  // The site has one colour scheme, and the server writes its attribute.
  {
    importer: provider,
    module: "use-provider-color-scheme",
    code: `const none = () => {};
      export const useProviderColorScheme = () => ({ colorScheme: "light", setColorScheme: none, clearColorScheme: none });`,
  },
  {
    importer: provider,
    module: "local-storage-manager",
    code: "export const localStorageColorSchemeManager = () => null;",
  },
  // The theme has its own colours and its own resolver.
  { importer: defaults, module: "default-colors", code: "export const DEFAULT_COLORS = {};" },
  {
    importer: defaults,
    module: "default-variant-colors-resolver",
    code: "export const defaultVariantColorsResolver = () => ({});",
  },
  // The loader that slides into a button, groups of buttons, and two of three loaders.
  noComponent("/Button/Button.mjs", "Transition"),
  noComponent("/Button/Button.mjs", "ButtonGroup"),
  noComponent("/Button/Button.mjs", "ButtonGroupSection"),
  noComponent("/Loader/Loader.mjs", "Bars"),
  noComponent("/Loader/Loader.mjs", "Dots"),
  // Text areas that grow, and the button that clears a field.
  { importer: "/Textarea/Textarea.mjs", module: "Autosize", code: 'export const TextareaAutosize = "textarea";' },
  noComponent("/Input/Input.mjs", "InputClearButton"),
  {
    importer: "/Input/Input.mjs",
    module: "InputClearSection",
    code: `export const InputClearSection = ({ rightSection, __defaultRightSection }) =>
      rightSection === null ? null : rightSection || __defaultRightSection;`,
  },
];

function noComponent(importer: string, module: string): Stub {
  return { importer, module, code: `export const ${module} = () => null;` };
}

/**
 * Takes that code out of the browser's files, 6 kB of every first visit and 2 kB of the forms. Fails the build when Mantine's files have
 * other names.
 */
export function leanMantine(): Plugin {
  const missing = new Set(stubs);
  return {
    name: "lean-mantine",
    apply: "build",
    enforce: "pre",
    resolveId(source, importer) {
      const stub = stubs.find((each) => importer?.endsWith(each.importer) && source.endsWith(`/${each.module}.mjs`));
      if (stub === undefined) return null;
      missing.delete(stub);
      return `\0unused:${stub.module}`;
    },
    load(id) {
      const [, module] = id.split("\0unused:");
      return stubs.find((stub) => stub.module === module)?.code ?? null;
    },
    buildEnd(error) {
      const names = [...missing].map(({ module }) => module);
      if (error === undefined && names.length > 0) this.error(`Mantine no longer imports ${names.join(", ")}.`);
    },
  };
}
