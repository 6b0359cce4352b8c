import { openDatabase } from "@site/db/open";
import type { Context } from "@site/trpc-router/context";
import { builtTemplates } from "./built-templates.ts";
import { compressFully } from "./compression.ts";
import { makePage } from "./make-page.ts";
import type { PageRequest } from "./renderer.ts";
import { type Outcome, type RendererSettings, settingsVariable } from "./renderer-pool.ts";
import type { Templates } from "./templates.ts";

/** Module of a renderer process. Its database connection is read-only. */

// The serving process is gone.
process.on("disconnect", () => process.exit());
// Ctrl-C in a terminal signals every process; the serving process ends this one after it has drained.
process.on("SIGINT", () => {});

type Site = { context: Context; templates: Templates };

let site: Promise<Site> | null = null;

export async function render(request: PageRequest): Promise<Outcome> {
  try {
    site ??= openSite().catch(resetSite);
    const { context, templates } = await site;
    return { page: await makePage({ context, templates, request }) };
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { failure: { message, stack } };
  }
}

export function compress(identity: Uint8Array): Promise<Buffer> {
  return compressFully(identity);
}

async function openSite(): Promise<Site> {
  const { databaseUrl, ...facts }: RendererSettings = JSON.parse(process.env[settingsVariable] ?? "null"); // written by RendererPool
  const { db } = await openDatabase(databaseUrl, { readOnly: true });
  const leads = { submit: refuseLead };
  const noSender = { mailDomain: null, clientHash: null, partner: null, takeConfirmation: () => 0 };
  return { context: { ...facts, db, leads, ...noSender }, templates: await builtTemplates() };
}

/** Lets the next page open the database again, because it may be locked or missing only for now. */
function resetSite(error: unknown): never {
  site = null;
  throw error;
}

function refuseLead(): Promise<never> {
  return Promise.reject(new Error("A renderer process takes no leads."));
}
