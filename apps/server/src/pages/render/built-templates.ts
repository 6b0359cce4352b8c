import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Rendered } from "@site/web/entry-server";
import { clientFolder, manifestFile, webFolder } from "../web/web-folder.ts";
import { openStyler, type Styler } from "./styler.ts";
import type { Templates } from "./templates.ts";

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[]; assets?: string[] }>;

/** The templates of the built apps/web. @throws Error when apps/web has not been built */
export async function builtTemplates(): Promise<Templates> {
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, "utf8"));
  const files = await fileNames(manifest);
  const { render }: Pick<Templates, "render"> = await import(
    pathToFileURL(join(webFolder, "dist/server/entry-server.js")).href
  );
  const styler = await openStyler();
  return {
    isDevelopment: false,
    render,
    finishDocument: (rendered, options) => finishDocument({ rendered, ...options, files, styler }),
  };
}

type Files = Awaited<ReturnType<typeof fileNames>>;
type FinishInput = { rendered: Rendered; path: string; hydrate: boolean; files: Files; styler: Styler };

/** Inlines the CSS rules that the document uses. The client script loads the whole style sheet, for later pages. */
async function finishDocument({ rendered, path, hydrate, files, styler }: FinishInput): Promise<string> {
  const { html, template, status } = rendered;
  const preloads = hydrate ? files.preloads(template).map((file) => modulePreload(file)) : [];
  // The styler drops @font-face rules of families that only a custom property names.
  const rules = files.fontFaces + styler.rulesFor(html);
  const head = [
    `<link rel="preload" href="/${files.font}" as="font" type="font/woff2" crossorigin>`,
    `<style>${rules}</style>`,
    ...preloads,
  ].join("");
  const document = await withOutline(html.replace("</head>", () => `${head}</head>`));
  if (!hydrate) return document;
  // Two scripts, so that the framework is evaluated in a task of its own and input events can run in between.
  const renderedPath = status === 404 ? ` data-rendered-path="${path}"` : "";
  const scripts = [
    moduleScript(files.framework),
    moduleScript(files.entry, ` data-stylesheet="/${files.css}"${renderedPath}`),
  ];
  return document.replace("</body>", `${scripts.join("")}</body>`);
}

/** Inlines a state's outline, the largest contentful paint of its page, because a request for it would delay that. */
async function withOutline(html: string): Promise<string> {
  const [, path] = /<img src="(\/art\/states\/[a-z-]+\.svg)"/.exec(html) ?? [];
  if (path === undefined) return html;
  const svg = await readFile(join(clientFolder, path), "utf8");
  return html
    .replace(`<link rel="preload" as="image" href="${path}"/>`, "")
    .replace(`<img src="${path}"`, () => `<img src="data:image/svg+xml,${encodeURIComponent(svg)}"`);
}

function moduleScript(file: string, attributes = ""): string {
  return `<script type="module" async fetchpriority="low" src="/${file}"${attributes}></script>`;
}

function modulePreload(file: string): string {
  return `<link rel="modulepreload" href="/${file}" fetchpriority="low">`;
}

/** The hashed file names that documents refer to. */
async function fileNames(manifest: Manifest) {
  const entry = manifest["src/entry-client.tsx"];
  const framework = manifest["src/framework.ts"];
  const css = Object.values(manifest).find(({ file }) => file.endsWith(".css"))?.file;
  const font = Object.values(manifest).find(({ file }) => file.endsWith(".woff2"))?.file;
  if (entry === undefined || framework === undefined || css === undefined || font === undefined)
    throw new Error("The web build is not complete.");
  const fontFaces = (await readFile(join(clientFolder, css), "utf8")).match(/@font-face\s*\{[^}]*\}/g) ?? [];
  return {
    entry: entry.file,
    framework: framework.file,
    css,
    font,
    fontFaces: fontFaces.join(""),
    preloads(template: string | null): string[] {
      const chunk = manifest[`src/templates/${template}.tsx`];
      const seen = new Set<string>();
      const collect = (key: string) => {
        const part = manifest[key];
        if (part === undefined || part === entry || seen.has(part.file)) return;
        seen.add(part.file);
        for (const imported of part.imports ?? []) collect(imported);
      };
      for (const imported of entry.imports ?? []) collect(imported);
      if (chunk !== undefined) collect(`src/templates/${template}.tsx`);
      return [...seen];
    },
  };
}
