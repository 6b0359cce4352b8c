import { openDatabase } from "@site/db/open";
import { StorageFault } from "@site/db/storage-fault";
import type { PageContext } from "@site/trpc-router/context";
import { builtFrontend } from "../pages/built-frontend.ts";
import { makePage } from "../pages/make-page.ts";
import { makeSite } from "./make-release.ts";
import type { Answer, Question } from "./renderer.ts";

// React, the router and the compression run in this process. They would block the server process, which accepts leads,
// and would use its memory.

process.on("disconnect", () => process.exit());
// Ctrl-C and systemd send their signals to every process of the site, but the server process still needs this one for
// the last requests.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});

const [clock] = process.argv.slice(2);
if (clock !== undefined) stopClock(Number(clock));

// If the build is missing, this process ends, because Node can't repeat a failed import in the same process.
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

/** If the server process is gone, the event `disconnect` ends this process. */
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

/** With a stopped clock, two instances of the site make pages with the same bytes. */
function stopClock(now: number): void {
  const { Date: Running } = globalThis;
  globalThis.Date = new Proxy(Running, {
    construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now] : given),
    get: (target, name) => (name === "now" ? () => now : Reflect.get(target, name)),
  });
}
