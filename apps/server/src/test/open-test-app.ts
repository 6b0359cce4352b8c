import type { Db, OpenDatabase } from "@site/db/open";
import { openTestDatabase } from "@site/db/test/open-test-database";
import { type CheerioAPI, type CheerioOptions, load } from "cheerio";
import { type AppOptions, buildApp } from "../app.ts";
import { parseEnv } from "../configuration/env.ts";
import { createContext } from "../context.ts";
import { builtFrontend } from "../pages/built-frontend.ts";
import { type Frontend, makePage } from "../pages/make-page.ts";
import { type Publication, unpublished } from "../pages/serve-pages.ts";
import { builtFiles, type Web } from "../publishing/built-web.ts";
import type { Answer, Answering } from "./rehearsed-app.ts";

type Render = Frontend["render"];

type Options = {
  env?: Readonly<Record<string, string>>;
  wrapRender?: (render: Render) => Render;
  publication?: Publication;
  settings?: Pick<AppOptions, "metrics" | "timeouts">;
  database?: OpenDatabase;
};

export const testOrigin = "https://site.example";

/** There are no rate limits, because a test sends many requests from one address. */
export const testEnv = {
  DATABASE_URL: "file::memory:",
  SITE_ORIGIN: testOrigin,
  RATE_LIMIT_WRITES: "0",
  RATE_LIMIT_READS: "0",
};

/** The queued emails are not sent, because `openTestApp` starts no dispatcher. */
export const testMail = {
  SMTP_URL: "smtp://127.0.0.1:1",
  LEAD_EMAIL_FROM: "website@site.example",
  LEAD_EMAIL_TO: "office@site.example",
  RATE_LIMIT_OFFICE_MAILS: "0",
};

export async function openTestApp({
  env: given = {},
  wrapRender = (render) => render,
  publication = unpublished,
  settings,
  database,
}: Options = {}) {
  const { db, engine } = database ?? (await openTestDatabase());
  const env = parseEnv({ ...testEnv, LOG_LEVEL: "silent", ...given });
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const contexts = createContext({ env, db });
  const web = await webInProcess({ wrapRender });
  const publicationFor = () => publication;
  const { app } = await buildApp({ ...contexts, env, web: { ...web, publicationFor }, logStream, ...settings });
  const context = contexts.contextOf({ ip: undefined });
  return { app, db, engine, context, lines };
}

/** A separate process would take a second to start. */
export async function webInProcess({ wrapRender = (render: Render) => render } = {}): Promise<Web> {
  const { render, assets } = await builtFrontend();
  const frontend = { assets, render: wrapRender(render) };
  return {
    ...(await builtFiles()),
    render: (request, context) => makePage({ context, frontend, request }),
    publicationFor: () => unpublished,
    close: async () => {},
  };
}

export async function addLike(
  db: Db,
  table: "states" | "specialties" | "blog_posts",
  slug: string,
  own: { slug: string; name?: string; abbreviation?: string },
): Promise<void> {
  const any = table as "states"; // all three tables have a slug, and Kysely can't type their union
  const rows = db.selectFrom(any).selectAll().where("slug", "=", slug);
  const { id: _, ...row } = await rows.executeTakeFirstOrThrow();
  await db
    .insertInto(any)
    .values({ ...row, ...own })
    .execute();
}

export type TestDocument = {
  response: Answer;
  $: CheerioAPI;
  /** The text of the page without white space. */
  text: string;
};

export async function readDocument(app: Answering, url: string): Promise<TestDocument> {
  return parseDocument(await app.inject(url));
}

export function parseDocument(response: Answer, options?: CheerioOptions): TestDocument {
  const $ = load(response.body, options);
  return { response, $, text: squeeze($("body").contents().toArray().map(textOf).join("")) };
}

type Node = ReturnType<CheerioAPI["root"]>[number]["children"][number];

function textOf(node: Node): string {
  if (node.nodeType === 3) return node.data;
  if (!("children" in node) || ("name" in node && ["script", "style", "title"].includes(node.name))) return "";
  return node.children.map(textOf).join("");
}

export function squeeze(text: string): string {
  return text.replace(/\s+/g, "");
}

export function textsOf($: CheerioAPI, selector: string): string[] {
  const elements = $(selector).toArray();
  return elements.map((element) => $(element).text().trim());
}

export function attributesOf($: CheerioAPI, selector: string, name: string): string[] {
  const elements = $(selector).toArray();
  return elements.map((element) => $(element).attr(name) ?? "");
}

export type Question = { name: string; acceptedAnswer: { text: string } };

type StructuredData = {
  "@context": string;
  "@type": string;
  telephone?: string;
  address?: { streetAddress: string };
  mainEntity?: Question[];
  itemListElement?: { name: string }[];
  citation?: { url: string }[];
};

export function structuredDataOf($: CheerioAPI): StructuredData[] {
  return textsOf($, 'script[type="application/ld+json"]').map((block): StructuredData => JSON.parse(block));
}

export async function submitForm(
  app: Answering,
  { path, name }: { path: string; name: string },
  typed: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { $ } = await readDocument(app, path);
  const form = $(`form[action="/forms/${name}"][method="post"]`);
  if (form.length !== 1) throw new Error(`${path} has ${form.length} forms for /forms/${name}.`);
  return postForm(app, form, typed, headers);
}

/** An older browser without scripts doesn't send Sec-Fetch-Site. */
export function pressButton(
  app: Answering,
  { $ }: TestDocument,
  action: string,
  typed: Record<string, string> = {},
): PromiseLike<Answer> {
  const form = $(`main form:has(button[value=${action}])`);
  if (form.length !== 1) throw new Error(`The page has ${form.length} forms with the button ${action}.`);
  // Pages about leads send no referrer, so a browser sends `null` as the origin of their forms.
  return postForm(app, form, { ...typed, action }, { origin: "null" });
}

function postForm(
  app: Answering,
  form: ReturnType<CheerioAPI>,
  typed: Record<string, string>,
  headers: Record<string, string>,
): PromiseLike<Answer> {
  const fields = Object.fromEntries(form.serializeArray().map(({ name, value }) => [name, String(value)]));
  return app.inject(formPost(String(form.attr("action")), { ...fields, ...typed }, headers));
}

export function formPost(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const payload = new URLSearchParams(fields).toString();
  const type = { "content-type": "application/x-www-form-urlencoded" };
  return { method: "POST", url, payload, headers: { ...type, ...headers } } as const;
}
