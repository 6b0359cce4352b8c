import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { CompiledStyles } from "@site/web/build/compile-styles";
import { inputsHashFile } from "@site/web/build/inputs";
import type { render } from "@site/web/entry-server";
import { collectPrograms, decodePlan, renderCriticalCss, scanHtml } from "beasties/runtime";
import type { Frontend, PageAssets } from "./web.ts";

export const webFolder = join(import.meta.dirname, "../../../web");
/** The build's files for browsers. */
export const clientFolder = join(webFolder, "dist/client");
/** Vite's manifest: source file → files of the build. */
export const manifestFile = join(clientFolder, ".vite/manifest.json");

/** Names the build: equal sources have the same name. A page compares the one of its document with that of an answer. */
export async function readBuild(): Promise<string> {
  return (await readFile(join(webFolder, "../..", inputsHashFile), "utf8")).slice(0, 16);
}

type Manifest = Record<string, { file: string; imports?: string[] }>;

/** @throws Error when apps/web has not been built */
export async function builtFrontend(): Promise<Frontend> {
  const server = join(webFolder, "dist/server");
  const { render: renderDocument }: { render: typeof render } = await import(
    /* @vite-ignore */
    pathToFileURL(join(server, "entry-server.js")).href
  );
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, "utf8")); // written by Vite
  const styles: CompiledStyles = JSON.parse(await readFile(join(server, "styles.json"), "utf8")); // written by the build
  const rulesFor = rulesOf(styles);
  const inlined = (html: string) => `<style>${rulesFor(html)}</style>`;
  const assets = { styles: inlined, ...scriptsOf(manifest, await readBuild()), sockets: [] };
  return { render: renderDocument, assets: async () => assets };
}

/** The rules that a document needs; each `@font-face`, because beasties drops families that only a variable names. */
export function rulesOf({ plan, fontFaces }: CompiledStyles): (html: string) => string {
  const sheet = decodePlan(plan);
  const programs = collectPrograms([sheet]);
  return (html) => fontFaces + renderCriticalCss(sheet, scanHtml(html, programs, { chars: false })).css;
}

/** The client script loads the whole style sheet, for later pages. @throws Error when a file is missing */
function scriptsOf(manifest: Manifest, build: string): Pick<PageAssets, "preloads" | "scripts"> {
  const entry = manifest["src/entry-client.tsx"];
  const framework = manifest["src/framework.ts"];
  const css = Object.values(manifest).find(({ file }) => file.endsWith(".css"))?.file;
  const font = Object.values(manifest).find(({ file }) => file.endsWith(".woff2"))?.file;
  if (entry === undefined || framework === undefined || css === undefined || font === undefined)
    throw new Error("The web build is not complete.");
  const fontPreload = `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`;
  return {
    preloads: ({ template, hydrate }) => {
      const keys = [...(entry.imports ?? []), `src/templates/${template}.tsx`];
      const files = hydrate ? filesOf(manifest, keys, new Set([entry.file])) : [];
      const modules = files.map((file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`);
      return fontPreload + modules.join("");
    },
    // Two scripts, so that the framework is evaluated in a task of its own and input events can run in between.
    scripts: (attributes) =>
      moduleScript(framework.file) +
      moduleScript(entry.file, ` data-stylesheet="/${css}" data-build="${build}"${attributes}`),
  };
}

/** The files of these modules and of all that they import, except those `seen` before. */
function filesOf(manifest: Manifest, keys: readonly string[], seen: Set<string>): string[] {
  return keys.flatMap((key) => {
    const part = manifest[key];
    if (part === undefined || seen.has(part.file)) return [];
    seen.add(part.file);
    return [part.file, ...filesOf(manifest, part.imports ?? [], seen)];
  });
}

function moduleScript(file: string, attributes = ""): string {
  return `<script type="module" async fetchpriority="low" src="/${file}"${attributes}></script>`;
}
