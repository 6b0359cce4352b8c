import { openDatabase } from "@site/db/open";
import { StorageFault } from "@site/db/storage-fault";
import type { PageContext } from "@site/trpc-router/context";
import { builtFrontend } from "./built-frontend.ts";
import { makePage } from "./make-page.ts";
import type { Answer, Question, RendererSettings } from "./renderer-process.ts";

/** Module of the renderer process. Its database connection is read-only. */

// The serving process has closed, or is gone.
process.on("disconnect", () => process.exit());
// Ctrl-C in a terminal and systemd signal every process; the serving process ends this one after it has drained.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});

// Loaded before the first page asks for it, while the serving process opens and migrates the database. Without it this
// process is of no use, and its module can't be imported again: the next process finds the build that is then there.
const frontend = builtFrontend();
frontend.catch((error: unknown) => {
  process.stderr.write(`The built pages can't be loaded. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
let context: Promise<PageContext> | null = null;

process.on("message", async (question: Question) => {
  // The serving process may be gone by now: "disconnect" then ends this one, without an error of its last answer.
  process.send?.(await answer(question), undefined, undefined, () => {});
});

async function answer({ settings, request }: Question): Promise<Answer> {
  try {
    context ??= openContext(settings).catch(resetContext);
    return { page: await makePage({ context: await context, frontend: await frontend, request }) };
  } catch (error) {
    const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
    return { failure: { message, stack, storageCode: error instanceof StorageFault ? error.code : null } };
  }
}

async function openContext({ databaseUrl, page }: RendererSettings): Promise<PageContext> {
  const { db } = await openDatabase(databaseUrl, { readOnly: true });
  return { ...page, db };
}

/** Lets the next page open the database again, because it may be locked or missing only for now. */
function resetContext(error: unknown): never {
  context = null;
  throw error;
}
