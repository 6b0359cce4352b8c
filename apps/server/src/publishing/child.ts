import { openDatabase } from "@site/db/open";
import { StorageFault } from "@site/db/storage-fault";
import type { PageContext } from "@site/trpc-router/context";
import { builtFrontend } from "../pages/built-frontend.ts";
import { makePage } from "../pages/make-page.ts";
import type { Failure, Message, Question } from "./child-process.ts";
import { publish } from "./publish.ts";

/**
 * Module of the processes that make pages, so that React, the router and the compression use neither the event loop nor the
 * memory of the process that takes leads. Their connection to the database is read-only.
 */

// The serving process has closed, or is gone.
process.on("disconnect", () => process.exit());
// Ctrl-C in a terminal and systemd signal every process; the serving process ends this one after it has drained.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});

// Without the build this process is useless, and its module can't be imported again: the next process finds the build
// that is then there.
const frontend = builtFrontend();
frontend.catch((error: unknown) => {
  process.stderr.write(`The built pages can't be loaded. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
let context: Promise<PageContext> | null = null;
const own = { send, failureOf, stopClock };

process.on("message", async (question: Question) => {
  try {
    context ??= openContext(question).catch(resetContext);
    const means = { context: await context, frontend: await frontend };
    // A proxy's user reads the published files.
    process.umask(0o022);
    if ("order" in question) send({ published: await publish(means, question.order, own) });
    else send({ made: await makePage({ ...means, request: question.request }) });
  } catch (error) {
    send({ failure: failureOf(error) });
  }
});

/** The serving process may be gone by now: "disconnect" then ends this one, without an error of its last message. */
function send(message: Message): void {
  process.send?.(message, undefined, undefined, () => {});
}

function failureOf(error: unknown): Failure {
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  return { message, stack, storageCode: error instanceof StorageFault ? error.code : null };
}

async function openContext({ settings: { databaseUrl, page } }: Question): Promise<PageContext> {
  const { db } = await openDatabase(databaseUrl, { readOnly: true });
  return { ...page, db };
}

/** Lets the next page open the database again, because it may be locked or missing only for now. */
function resetContext(error: unknown): never {
  context = null;
  throw error;
}

function stopClock(at: number): void {
  const { Date: Running } = globalThis;
  globalThis.Date = new Proxy(Running, {
    construct: (target, given) => Reflect.construct(target, given.length === 0 ? [at] : given),
    get: (target, name) => (name === "now" ? () => at : Reflect.get(target, name)),
  });
}
