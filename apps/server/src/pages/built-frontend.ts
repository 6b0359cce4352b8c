import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { repository } from "@site/db/address";
import type { CompiledStyles } from "@site/web/build/compile-styles";
import { builtFrom } from "@site/web/build/inputs";
import type { render } from "@site/web/entry-server";
import { collectPrograms, decodePlan, renderCriticalCss, scanHtml } from "beasties/runtime";
import type { Frontend, PageAssets } from "./make-page.ts";

export const webFolder = join(repository, "apps/web");
export const clientFolder = join(webFolder, "dist/client");

/** An open page compares the name of its own build with the name in each response of the API. */
export async function readBuild(): Promise<string> {
  return (await readFile(join(repository, builtFrom("web")), "utf8")).slice(0, 16);
}

type Manifest = Record<string, { file: string; imports?: string[] }>;

/** @throws Error if apps/web has not been built */
export async function builtFrontend(): Promise<Frontend> {
  const server = join(webFolder, "dist/server");
  const { render: renderDocument }: { render: typeof render } = await import(
    /* @vite-ignore */
    pathToFileURL(join(server, "entry-server.js")).href
  );
  const manifest: Manifest = JSON.parse(await readFile(join(clientFolder, ".vite/manifest.json"), "utf8")); // Vite writes this file
  const styles: CompiledStyles = JSON.parse(await readFile(join(server, "styles.json"), "utf8")); // the build writes this file
  const intent = await readFile(join(server, "intent.js"), "utf8");
  const assets = { styles: stylesOf(styles), ...filesOf(manifest, await readBuild(), intent) };
  return { render: renderDocument, assets: async () => assets };
}

/** All `@font-face` rules are included, because beasties would drop a font that is only named in a variable. */
function stylesOf({ plan, fontFaces, variables }: CompiledStyles): (html: string) => string {
  const sheet = decodePlan(plan);
  const programs = collectPrograms([sheet]);
  const defaults = new Map(variables);
  return (html) => {
    const { css } = renderCriticalCss(sheet, scanHtml(html, programs, { chars: false }));
    const used = new Set<string>();
    const collect = (text: string) => {
      for (const [, name = ""] of text.matchAll(/var\((--mantine-[a-z0-9-]+)/g)) {
        if (used.has(name)) continue;
        used.add(name);
        collect(defaults.get(name) ?? "");
      }
    };
    collect(html + css);
    const declarations = variables.flatMap(([name, value]) => (used.has(name) ? [`${name}:${value}`] : []));
    return `<style>${fontFaces}@layer base,mantine;@layer mantine{:root{${declarations.join(";")}}}${css}</style>`;
  };
}

function filesOf(manifest: Manifest, build: string, intent: string): Omit<PageAssets, "styles"> {
  const entry = manifest["src/entry-client.tsx"];
  const css = Object.values(manifest).find(({ file }) => file.endsWith(".css"))?.file;
  const font = Object.values(manifest).find(({ file }) => file.endsWith(".woff2"))?.file;
  if (entry === undefined || css === undefined || font === undefined) throw new Error("The web build is not complete.");
  const imported = (entry.imports ?? []).map((key) => manifest[key]?.file);
  const code = [...imported, entry.file].map((file) => `/${file}`).join(" ");
  const attributes = `data-code="${code}" data-stylesheet="/${css}" data-build="${build}"`;
  return {
    preloads: `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`,
    script: (more) => `<script ${attributes}${more}>${intent}</script>`,
    inlined: [intent],
    sockets: [],
  };
}
