import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { chromium } from "@playwright/test";
import { freePort } from "../../../../packages/db/src/test/free-port.ts";
import { chromiumArgs, ensureChromium } from "../../../../tools/chromium.ts";
import { newFolder, type Opened, print, runProgram } from "../../../../tools/program.ts";
import { ServerProcess } from "../../../server/src/test/server-process.ts";
import { begin, journeys, settle, type Tab } from "./journeys.ts";
import { builtTree, successor } from "./trees.ts";

const help = `Opens pages of one release in Chromium, puts the server of another in its place, and goes on in the open tabs.

pnpm proof old-browser --from COMMIT   pages of COMMIT, then the server of this tree
pnpm proof old-browser --successor     pages of the newest commit, then a release of tomorrow: page data that lost,
                                       renamed and retyped fields, chunks that are gone, a procedure of another name

Each tree is installed and built once, in .cache/old-browser. 1.0.0 is the oldest release.`;

const root = resolve(import.meta.dirname, "../../../..");

const options = { from: { type: "string" }, successor: { type: "boolean", default: false } } as const;

await runProgram(help, options, async (given, opened) => {
  const [older, newer] = given.successor
    ? [builtTree("HEAD"), builtTree("HEAD", "-successor", successor)]
    : [builtTree(given.from ?? "HEAD"), root];
  const port = await freePort();
  const before = await serve(older, port, opened);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  opened.defer(() => browser.close());
  const url = `http://127.0.0.1:${port}`;
  const tabs: Tab[] = [];
  for (const journey of journeys) tabs.push(await begin(browser, journey, url));
  // Both listen for a moment, as in a deploy.
  const after = await serve(newer, port, opened);
  await before.server.end("SIGTERM");
  let [passed, failed] = [0, 0];
  for (const { journey, page, context, documents, failed: broken } of tabs) {
    const visit = { url, rowsOf: (email: string) => rowsIn(after.database, email) };
    const lost =
      broken ??
      (await journey.after(page, visit).then(
        () => null,
        (error: Error) => error.message.split("\n")[0] ?? "",
      ));
    // A page that reloaded itself again and again would never be idle.
    await settle(page);
    const extra = journey.isContract ? "" : `, ${documents.length} documents loaded`;
    const isRight = lost === null && (journey.isContract || documents.length <= 1);
    print(`${isRight ? "ok  " : "FAIL"} ${journey.name}${extra}${lost === null ? "" : `: ${lost}`}`);
    if (isRight) passed += 1;
    else failed += 1;
    await context.close();
  }
  print(`${passed} passed, ${failed} failed`);
  return failed === 0;
});

/** A tree's own server on a database of its own. */
async function serve(tree: string, port: number, opened: Opened) {
  const folder = newFolder("old-browser", opened);
  const database = join(folder, "site.db");
  const server = new ServerProcess({
    args: [join(tree, "apps/server/src/cli/start.js")],
    cwd: folder,
    env: { PORT: String(port), REUSE_PORT: "yes", DATABASE_URL: `file:${database}`, LOG_LEVEL: "error" },
  });
  opened.defer(async () => void (await server.end("SIGKILL")));
  await server.start();
  return { server, database };
}

function rowsIn(file: string, email: string): number {
  using database = new DatabaseSync(file, { readOnly: true });
  const emails = "SELECT email FROM lead_inbox UNION ALL SELECT email FROM newsletter_subscribers";
  return database.prepare(`SELECT 1 FROM (${emails}) WHERE email = ?`).all(email).length;
}
