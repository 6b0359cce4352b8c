import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { freePort } from "@site/db/test/free-port";
import { prepareRehearsal } from "../../tools/rehearsal/prepare.ts";
import { rehearse } from "../../tools/rehearsal/site.ts";
import { printVerdicts, runProgram, type Verdict } from "../program.ts";
import { openBrowser } from "../site.ts";
import { journeys, settle } from "./journeys.ts";

const root = resolve(import.meta.dirname, "../..");

const help = `Opens pages of one release in Chromium, puts the server of another in its place, and goes on in the open tabs.

pnpm proof old-browser [--from COMMIT]   pages of COMMIT (default: the one that recorded the newest version of the contract),
                                         then the server of this tree

The other tree is installed and built once, in .cache/old-browser. 1.0.0 is the oldest release.`;

const options = { from: { type: "string", default: recordingCommit() } } as const;

await runProgram(help, options, async ({ from }, opened) => {
  opened.defer(await prepareRehearsal());
  const older = builtTree(from);
  // Both listen for a moment, as in a deploy.
  const env = { PORT: String(await freePort()), REUSE_PORT: "yes", SITE_ORIGIN: "" };
  const serve = async (tree: { release?: string }) => {
    const site = await rehearse({ ...tree, env, hasDatabase: false, byOperator: true });
    opened.defer(() => site.stop());
    return site;
  };
  const before = await serve({ release: older });
  const browser = await openBrowser(opened);
  const tabs = [];
  for (const journey of journeys) {
    const viewport = { width: 1440, height: 900 };
    const page = await browser.newPage({ viewport });
    tabs.push({ journey, page, broken: await lossOf(journey.before(page, before.url)) });
  }
  const after = await serve({});
  await before.server.end("SIGTERM");
  const verdicts: Verdict[] = [];
  for (const { journey, page, broken } of tabs) {
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    const emails = "SELECT email FROM lead_inbox UNION ALL SELECT email FROM newsletter_subscribers";
    const rowsOf = (email: string) => after.rows(`SELECT 1 FROM (${emails}) WHERE email = ?`, email).length;
    const lost = broken ?? (await lossOf(journey.after(page, { url: after.url, rowsOf })));
    // A page that reloaded itself again and again would never be idle.
    await settle(page);
    const isTooMuch = journey.isContract !== true && documents > 1;
    const against = [...(lost === null ? [] : [lost]), ...(isTooMuch ? [`${documents} documents are loaded`] : [])];
    verdicts.push({ promise: journey.name, against });
    await page.close();
  }
  return printVerdicts(verdicts);
});

/** What a visitor loses by this part of a journey, in a sentence. null: nothing */
function lossOf(part: Promise<unknown>): Promise<string | null> {
  return part.then(
    () => null,
    (error: Error) => error.message.split("\n")[0] ?? "",
  );
}

/** The last commit that recorded what a version promises: the newest release. */
function recordingCommit(): string {
  const words = ["log", "-1", "--format=%H", "--", "packages/trpc-router/contract"];
  return execFileSync("git", words, { cwd: root, encoding: "utf8" }).trim();
}

/**
 * A commit's tree, installed and built in a folder of its own, which later runs find built.
 * @throws Error with one sentence for people when a step fails
 */
function builtTree(commit: string): string {
  const sha = execFileSync("git", ["rev-parse", "--verify", `${commit}^{commit}`], {
    cwd: root,
    encoding: "utf8",
  }).trim();
  const folder = join(root, ".cache/old-browser", sha);
  const done = join(folder, "built");
  if (existsSync(done)) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync("git", ["archive", sha], { cwd: root, maxBuffer: 1e9 });
  execFileSync("tar", ["-x", "-C", folder], { input: archive });
  for (const words of [["install", "--frozen-lockfile", "--prefer-offline"], ["build"]]) {
    const { status, stderr, stdout } = spawnSync("npx", ["--yes", "pnpm", ...words], { cwd: folder, encoding: "utf8" });
    if (status !== 0) throw new Error(`pnpm ${words[0]} failed in ${folder}: ${stderr || stdout}`);
  }
  writeFileSync(done, "");
  return folder;
}
