import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import type { FastifyReply } from "fastify";
import type { Render, Web } from "./web.ts";

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[]; assets?: string[] }>;

const webRoot = join(import.meta.dirname, "../../../web");
const client = join(webRoot, "dist/client");

/** @throws Error when apps/web has not been built */
export async function builtWeb(): Promise<Web> {
  const manifest: Manifest = JSON.parse(
    await readFile(join(client, ".vite/manifest.json"), "utf8").catch((error: unknown) => {
      throw new Error("apps/web has not been built. Run: pnpm build", { cause: error });
    }),
  );
  const files = await fileNames(manifest);
  const build = await readFile(join(webRoot, "dist/build.txt"), "utf8");
  // What renders is loaded when something has to be rendered: a start with the pages of the last run needs none of it.
  let renderer: Promise<{ render: Render }> | null = null;
  let styler: ReturnType<typeof openStyler> | null = null;

  return {
    build,
    cards: join(client, "art/cards"),
    async render(input) {
      renderer ??= import(pathToFileURL(join(webRoot, "dist/server", build, "entry-server.js")).href);
      const { render } = await renderer;
      return render(input);
    },
    async complete({ html, template, status }, { path, alive }) {
      styler ??= openStyler();
      const beasties = await styler;
      const preloads = alive ? files.preloads(template).map((file) => modulePreload(file)) : [];
      const head = [
        `<link rel="preload" href="/${files.font}" as="font" type="font/woff2" crossorigin>`,
        `<link rel="stylesheet" href="/${files.css}">`,
        ...preloads,
      ].join("");
      const styled = await beasties.process(html.replace("</head>", `${head}</head>`));
      // What the page uses is inlined now; the whole sheet comes later, for later pages.
      const light = (await withOutline(styled)).replaceAll(
        new RegExp(`<link rel="stylesheet" href="/${files.css}"[^>]*>`, "g"),
        "",
      );
      // Beasties keeps a font that a rule names; ours are named by a custom property.
      const lettered = light.replace("<style>", () => `<style>${files.fontFaces}`);
      if (!alive) return lettered;
      // Two scripts, so that the framework runs in a task of its own and a tap can come between.
      const drawnAt = status === 404 ? ` data-drawn-at="${path}"` : "";
      const scripts = [
        moduleScript(files.framework),
        moduleScript(files.entry, ` data-stylesheet="/${files.css}"${drawnAt}`),
      ];
      return lettered.replace("</body>", `${scripts.join("")}</body>`);
    },
    async registerAssets(app) {
      const serve = (cacheControl: string, options: Pick<FastifyStaticOptions, "prefix" | "wildcard" | "globIgnore">) =>
        app.register(fastifyStatic, {
          root: join(client, options.prefix ?? ""),
          preCompressed: true,
          decorateReply: false,
          setHeaders: (reply: FastifyReply) => void reply.header("cache-control", cacheControl),
          ...options,
        });
      await serve("public, max-age=31536000, immutable", { prefix: "/assets/" });
      await serve("public, max-age=86400", { prefix: "/art/" });
      // Beside the pages' addresses: a route for each file.
      await serve("public, max-age=86400", { wildcard: false, globIgnore: ["assets/**", "art/**"] });
    },
  };
}

/** A picture that is seen at once comes with the document: to fetch it takes as long as the document did. */
async function withOutline(html: string): Promise<string> {
  const [, path] = /<img src="(\/art\/states\/[a-z-]+\.svg)"/.exec(html) ?? [];
  if (path === undefined) return html;
  const svg = await readFile(join(client, path), "utf8");
  return html
    .replace(`<link rel="preload" as="image" href="${path}">`, "")
    .replace(`<img src="${path}"`, () => `<img src="data:image/svg+xml,${encodeURIComponent(svg)}"`);
}

/** Finds the rules that a document uses. */
async function openStyler() {
  const { default: Beasties } = await import("beasties");
  return new Beasties({
    path: client,
    external: true,
    pruneSource: false,
    preload: "body",
    keyframes: "critical",
    logLevel: "silent",
    // A disclosure that is closed in the HTML will be opened; a script sets these attributes.
    allowRules: [/\[open\]/, /\[data-/, /radix/],
  });
}

function moduleScript(file: string, attributes = ""): string {
  return `<script type="module" async fetchpriority="low" src="/${file}"${attributes}></script>`;
}

function modulePreload(file: string): string {
  return `<link rel="modulepreload" href="/${file}" fetchpriority="low">`;
}

/** The hashed names that documents mention. */
async function fileNames(manifest: Manifest) {
  const entry = manifest["src/entry-client.tsx"];
  const framework = manifest["src/framework.ts"];
  const css = Object.values(manifest).find(({ file }) => file.endsWith(".css"))?.file;
  const font = Object.values(manifest).find(({ file }) => file.endsWith(".woff2"))?.file;
  if (entry === undefined || framework === undefined || css === undefined || font === undefined)
    throw new Error("The web build is not complete.");
  const fontFaces = (await readFile(join(client, css), "utf8")).match(/@font-face\s*\{[^}]*\}/g) ?? [];
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
