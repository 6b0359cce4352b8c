import { openDatabase } from "@site/db/open";
import { StorageFault } from "@site/db/storage-fault";
import type { PageContext } from "@site/trpc-router/context";
import { builtFrontend } from "../pages/built-frontend.ts";
import { makePage } from "../pages/make-page.ts";
import { makeSite } from "./make-release.ts";
import type { Answer, Question } from "./renderer.ts";

/**
 * This is the program of the processes that make pages. React, the router and the compression run here, because they
 * would block the server process, which accepts leads, and would use its memory. The database connection is read-only.
 */

process.on("disconnect", () => process.exit());
// Ctrl-C and systemd send their signals to every process of the site. This process ignores them, because the server
// process still needs it for the last requests. Afterwards the server process ends it.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});

const [clock] = process.argv.slice(2);
if (clock !== undefined) stopClock(Number(clock));

// If the build is missing, the import fails. This process then ends, because Node can't repeat a failed import in the
// same process.
const frontend = await builtFrontend();
let context: Promise<PageContext> | null = null;

process.on("message", async ({ settings, request }: Question) => {
  try {
    context ??= openContext(settings).catch(resetContext);
    const input = { context: await context, frontend, isPublished: clock !== undefined };
    send({
      made: await ("path" in request ? makePage({ ...input, request }) : makeSite(input.context, request.former)),
    });
  } catch (error) {
    const storageCode = error instanceof StorageFault ? error.code : null;
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    send({ error: Object.assign(new Error(message), { stack }), storageCode });
  }
});

/** Ignores an error while sending. If the server process is gone, the event `disconnect` ends this process. */
function send(answer: Answer): void {
  process.send?.(answer, undefined, undefined, () => {});
}

async function openContext({ databaseUrl, page }: Question["settings"]): Promise<PageContext> {
  const { db } = await openDatabase(databaseUrl, { readOnly: true });
  return { ...page, db };
}

/** Lets the next page open the database again, because the fault may be temporary, such as a lock or a missing file. */
function resetContext(error: unknown): never {
  context = null;
  throw error;
}

/** Makes `Date` always give this time, so that two instances of the site make pages with the same bytes. */
function stopClock(now: number): void {
  const { Date: Running } = globalThis;
  globalThis.Date = new Proxy(Running, {
    construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now] : given),
    get: (target, name) => (name === "now" ? () => now : Reflect.get(target, name)),
  });
}
