import { openDatabase } from "@site/db/open";
import type { Context } from "@site/trpc-router/context";
import { builtTemplates } from "./built-templates.ts";
import { makePage } from "./make-page.ts";
import type { PageRequest } from "./renderer.ts";
import { type Outcome, type RendererSettings, settingsVariable } from "./renderer-pool.ts";

/** The module that a rendering process runs. It reads the database and takes no leads. */

// The process that asked for pages is gone: a rendering under way is for nobody.
process.on("disconnect", () => process.exit());
// Ctrl-C in a terminal reaches all its processes; the serving process ends this one when it has drained.
process.on("SIGINT", () => {});

const { databaseUrl, ...facts }: RendererSettings = JSON.parse(process.env[settingsVariable] ?? "null"); // written by RendererPool
const { db } = openDatabase(databaseUrl, { readOnly: true });
const context: Context = {
  ...facts,
  db,
  leads: { submit: takeNoLead },
  mailDomain: null,
  clientHash: null,
  partner: null,
  takeConfirmation: () => 0,
};
const templates = await builtTemplates();

function takeNoLead(): Promise<never> {
  return Promise.reject(new Error("A rendering process takes no leads."));
}

export async function render(request: PageRequest): Promise<Outcome> {
  try {
    return { page: await makePage({ context, templates, request }) };
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { failure: { message, stack } };
  }
}
