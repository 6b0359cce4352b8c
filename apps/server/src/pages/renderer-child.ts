import { openDatabase } from "@site/db/open";
import type { Context } from "@site/trpc-router/context";
import { builtFrontend } from "./built-frontend.ts";
import { makePage } from "./make-page.ts";
import type { Answer, Question, RendererSettings } from "./renderer-process.ts";
import type { PageRequest } from "./web.ts";

/** Module of the renderer process. Its database connection is read-only. */

// The serving process has closed, or is gone.
process.on("disconnect", () => process.exit());
// Ctrl-C in a terminal and systemd signal every process; the serving process ends this one after it has drained.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});

// Loaded before the first page asks for it, while the serving process opens and migrates the database.
const frontend = builtFrontend();
// Reported by the first page.
frontend.catch(() => {});
const settings = Promise.withResolvers<RendererSettings>();
let context: Promise<Context> | null = null;

process.on("message", async (question: Question) => {
  if ("settings" in question) settings.resolve(question.settings);
  else process.send?.(await answer(question));
});

async function answer({ id, request }: { id: number; request: PageRequest }): Promise<Answer> {
  try {
    context ??= openContext().catch(resetContext);
    return { id, page: await makePage({ context: await context, frontend: await frontend, request }) };
  } catch (error) {
    const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
    return { id, failure: { message, stack } };
  }
}

async function openContext(): Promise<Context> {
  const { databaseUrl, ...facts } = await settings.promise;
  const { db } = await openDatabase(databaseUrl, { readOnly: true });
  const leads = { submit: () => Promise.reject(new Error("A renderer process takes no leads.")) };
  const noSender = { clientHash: null, formerClientHash: null, partner: null };
  return { ...facts, ...noSender, db, leads, mailDomain: null, canarySecret: null, takeConfirmation: () => 0 };
}

/** Lets the next page open the database again, because it may be locked or missing only for now. */
function resetContext(error: unknown): never {
  context = null;
  throw error;
}
