import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { freePort } from "@site/db/test/free-port";
import { buildIfChanged } from "../../apps/server/src/cli/build-if-changed.ts";
import { ServerProcess, startScript } from "../../apps/server/src/test/server-process.ts";
import { pageKinds } from "../../apps/web/e2e/support/page-kinds.ts";
import { median, newBare, untilReady } from "../bench/measure.ts";
import { newFolder, type Opened, print, runProgram } from "../program.ts";
import { categories, type Report, visit } from "./visit.ts";

const help = `Visits pages with Lighthouse, as a phone on slow 4G: its four scores, simulated, and how soon the page is painted and
interactive on a line that is really slow, against a page of text or another built tree, in turn. No aim is judged.

pnpm proof lighthouse [--page PATH]… [--runs N] [--before FOLDER]

--page    default: one of each kind
--runs    visits of each side, of which the median is shown (default: 3)
--before  root of another tree with its node_modules and its build, such as that of the last release`;

const options = {
  page: { type: "string", multiple: true },
  runs: { type: "string", default: "3" },
  before: { type: "string" },
} as const;

/** What is shown of a visit on a slow line. */
const timings = {
  "LCP ms": "largest-contentful-paint",
  "interactive ms": "interactive",
  "blocking ms": "total-blocking-time",
  shift: "cumulative-layout-shift",
} as const;

await runProgram(help, options, async ({ page, runs, before }, opened) => {
  await buildIfChanged(print);
  const site = await startTree(startScript, opened);
  const baseline =
    before === undefined
      ? await startText(opened)
      : await startTree(join(resolve(before), "apps/server/src/cli/start.js"), opened);
  const folder = newFolder("lighthouse", opened);
  const file = () => join(folder, `${crypto.randomUUID()}.json`);
  for (const path of page ?? pageKinds) {
    const simulated: Report[] = [];
    const slow: { site: Report; baseline: Report }[] = [];
    for (let run = 0; run < Number(runs); run += 1) {
      simulated.push(await visit(site + path, "simulate", file()));
      const theirs = baseline + (before === undefined ? "/" : path);
      const own = await visit(site + path, "devtools", file());
      slow.push({ site: own, baseline: await visit(theirs, "devtools", file()) });
    }
    printPage(path, simulated, slow);
  }
  return true;
});

function printPage(path: string, simulated: readonly Report[], slow: readonly { site: Report; baseline: Report }[]) {
  const scores = categories.map((name) => {
    return `${name} ${median(simulated.map(({ categories: scored }) => Math.round((scored[name]?.score ?? 0) * 100)))}`;
  });
  const measured = Object.entries(timings).map(([name, audit]) => {
    const middle = (reports: readonly Report[]) =>
      Number(median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)).toFixed(3));
    return `${name} ${middle(slow.map(({ site }) => site))} (${middle(slow.map(({ baseline }) => baseline))})`;
  });
  print(`${path}: ${[...scores, ...measured].join(", ")}`);
  const complaints = simulated.flatMap(({ audits }) =>
    Object.values(audits).flatMap(({ score, title }) => (score !== null && score < 0.9 ? [title] : [])),
  );
  for (const complaint of new Set(complaints)) print(`  ${complaint}`);
}

/** Starts a built tree. Canonical links name the port, so it is chosen before. @returns its address */
async function startTree(script: string, opened: Opened): Promise<string> {
  const databaseUrl = `file:${join(newFolder("tree", opened), "site.db")}`;
  const env = { DATABASE_URL: databaseUrl, PORT: String(await freePort()), OPS_PORT: "0", RATE_LIMIT_READS: "0" };
  const server = new ServerProcess({ args: [script], env });
  opened.defer(async () => void (await server.end("SIGKILL")));
  const url = await server.start();
  await untilReady(server);
  return url;
}

/** Starts a server of one page with a sentence. @returns its address */
function startText(opened: Opened): Promise<string> {
  const file = join(newFolder("text", opened), "text.html");
  const head = `<meta name="viewport" content="width=device-width"><title>Text</title>`;
  writeFileSync(file, `<!doctype html><html lang="en">${head}<p>A page of text, and nothing else.`);
  return newBare({ BODY_FILE: file }, opened).start();
}
