import { openDatabase } from "@site/db/open";
import { StorageFault } from "@site/db/storage-fault";
import type { PageContext } from "@site/trpc-router/context";
import { builtFrontend } from "../pages/built-frontend.ts";
import { makePage } from "../pages/make-page.ts";
import { makeSite } from "./make-release.ts";
import type { Answer, Question } from "./renderer.ts";

/**
 * The program of the processes that make pages. React, the router and the compression run here, because they would
 * block the process that accepts leads and use its memory. The database connection is read-only.
 */

process.on("disconnect", () => process.exit());
// Ctrl-C and systemd signal every process, but only the serving process may end this one, after the last requests.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});

const [clock] = process.argv.slice(2);
if (clock !== undefined) stopClock(Number(clock));

// If the build is missing, this process ends, because a failed import can't be repeated in the same process.
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

/** Ignores a failed send: if the serving process is gone, the event "disconnect" ends this process. */
function send(answer: Answer): void {
  process.send?.(answer, undefined, undefined, () => {});
}

async function openContext({ databaseUrl, page }: Question["settings"]): Promise<PageContext> {
  const { db } = await openDatabase(databaseUrl, { readOnly: true });
  return { ...page, db };
}

/** The next page opens the database again, because the fault may be temporary, such as a lock or a missing file. */
function resetContext(error: unknown): never {
  context = null;
  throw error;
}

/** Stops the clock, so that two instances make the same bytes. */
function stopClock(now: number): void {
  const { Date: Running } = globalThis;
  globalThis.Date = new Proxy(Running, {
    construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now] : given),
    get: (target, name) => (name === "now" ? () => now : Reflect.get(target, name)),
  });
}
