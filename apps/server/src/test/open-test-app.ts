import { site } from "@site/content/site";
import { LeadIntake } from "@site/db/intake/intake";
import { openTestDatabase, testPolicy } from "@site/db/test/open-test-database";
import type { Context } from "@site/trpc-router/context";
import { judge } from "@site/trpc-router/spam/score";
import { type CheerioAPI, load } from "cheerio";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { ConfirmationBudget } from "../admission/budget.ts";
import { type AppOptions, buildApp } from "../app.ts";
import { requestContexts } from "../context.ts";
import { createSenderOf } from "../http/client/client.ts";
import { builtFrontend } from "../pages/built-frontend.ts";
import { builtWeb } from "../pages/built-web.ts";
import { type Frontend, renderInProcess } from "../pages/web.ts";

type Render = Frontend["render"];

type Options = Partial<Omit<Context, "db">> & {
  wrapRender?: (render: Render) => Render;
  /** Settings of the application; by default there are no limits, no log and no metrics. */
  settings?: Partial<Omit<AppOptions, "context" | "contextOf" | "senderOf" | "web">>;
  /** Whether all pages are rendered once the app listens. */
  warmsUp?: boolean;
  /** Whether private addresses count as senders; requests come from 127.0.0.1 by default. */
  hasNoProxy?: boolean;
};

export const testOrigin = "https://site.example";

/** For tests: the whole site over a database in memory, with the real built pages, without a port. */
export async function openTestApp({
  wrapRender = (render) => render,
  settings = {},
  warmsUp = false,
  hasNoProxy = false,
  ...given
}: Options = {}) {
  const { db, engine } = await openTestDatabase();
  const newsletters = new ConfirmationBudget();
  const context: Context = {
    ...{
      db,
      site,
      origin: testOrigin,
      analytics: null,
      mailDomain: null,
      canarySecret: null,
      clientHash: null,
      formerClientHash: null,
      partner: null,
    },
    takeConfirmation: (sender) => newsletters.take(sender),
    leads: new LeadIntake(db, { ...testPolicy, judge }),
    ...given,
  };
  const senderOf = createSenderOf({ trustProxy: settings.trustProxy ?? [], hasNoProxy });
  const contextOf = requestContexts(context, senderOf, "test key");
  const { render, assets } = await builtFrontend();
  const frontend = { assets, render: wrapRender(render) };
  // Renders in this process, because no other process can read a database in memory.
  const web = {
    ...(await builtWeb({ databaseUrl: "file::memory:", site, origin: testOrigin, analytics: null }, { warmsUp })),
    rendererFor: () => renderInProcess(context, frontend),
  };
  const app = await buildApp({ context, contextOf, senderOf, web, ...settings });
  return { app, db, engine, context };
}

export type TestDocument = {
  response: LightMyRequestResponse;
  $: CheerioAPI;
  /** The text between `<body>` and `</body>` without white space: see `squeeze`. */
  text: string;
};

export async function readDocument(app: FastifyInstance, url: string): Promise<TestDocument> {
  return parseDocument(await app.inject(url));
}

export function parseDocument(response: LightMyRequestResponse): TestDocument {
  const $ = load(response.body);
  const body = $("body").clone();
  body.find("script, style, title").remove();
  return { response, $, text: squeeze(body.text()) };
}

/** Removes white space, because markup adds and drops it between words. */
export function squeeze(text: string): string {
  return text.replace(/\s+/g, "");
}

/** Submits a form as a browser without scripts does: reads it from its page, fills it in and posts it. */
export async function submitForm(
  app: FastifyInstance,
  { path, name }: { path: string; name: string },
  typed: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const { $ } = await readDocument(app, path);
  const form = $(`form[action="/forms/${name}"][method="post"]`);
  if (form.length !== 1) throw new Error(`${path} has ${form.length} forms for /forms/${name}.`);
  const fields = Object.fromEntries(form.serializeArray().map((field) => [field.name, String(field.value)]));
  const payload = new URLSearchParams({ ...fields, ...typed }).toString();
  const type = { "content-type": "application/x-www-form-urlencoded" };
  return app.inject({ method: "POST", url: `/forms/${name}`, payload, headers: { ...type, ...headers } });
}
