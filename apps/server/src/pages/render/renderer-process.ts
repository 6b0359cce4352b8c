import { openDatabase } from "@site/db/open";
import type { Context } from "@site/trpc-router/context";
import { builtTemplates } from "./built-templates.ts";
import { makePage } from "./make-page.ts";
import type { PageRequest } from "./renderer.ts";
import { type Outcome, type RendererSettings, settingsVariable } from "./renderer-pool.ts";
import type { Templates } from "./templates.ts";

/** The module that a rendering process runs. It reads the database and takes no leads. */

// The process that asked for pages is gone: a rendering under way is for nobody.
process.on("disconnect", () => process.exit());
// Ctrl-C in a terminal reaches all its processes; the serving process ends this one when it has drained.
process.on("SIGINT", () => {});

type Site = { context: Context; templates: Templates };

let site: Promise<Site> | null = null;

export async function render(request: PageRequest): Promise<Outcome> {
  try {
    site ??= openSite().catch(openAgain);
    const { context, templates } = await site;
    return { page: await makePage({ context, templates, request }) };
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { failure: { message, stack } };
  }
}

async function openSite(): Promise<Site> {
  const { databaseUrl, ...facts }: RendererSettings = JSON.parse(process.env[settingsVariable] ?? "null"); // written by RendererPool
  const { db } = openDatabase(databaseUrl, { readOnly: true });
  const leads = { submit: takeNoLead };
  const nobody = { mailDomain: null, clientHash: null, partner: null, takeConfirmation: () => 0 };
  return { context: { ...facts, db, leads, ...nobody }, templates: await builtTemplates() };
}

/** A database that is locked or away now is tried again for the next page. */
function openAgain(error: unknown): never {
  site = null;
  throw error;
}

function takeNoLead(): Promise<never> {
  return Promise.reject(new Error("A rendering process takes no leads."));
}
