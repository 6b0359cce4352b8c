import { type ChildProcess, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { buildImage, type Image } from "./build-image.ts";
import { parseContainerfile } from "./containerfile.ts";
import { copyFolder, startIn } from "./root-directory.ts";

// Follows docs/deploy/Containerfile step by step, in root directories instead of images, and runs the result as its
// user, on a read-only root file system, twice over one volume. Needs root and mmdebstrap.
const root = resolve(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "site-container-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

const results: boolean[] = [];
const image = buildImage(
  parseContainerfile(readFileSync(join(root, "docs/deploy/Containerfile"), "utf8")),
  root,
  folder,
);
const volumes = Object.fromEntries(image.volumes.map((path, index) => [path, makeVolume(image, path, index)]));
print(`Root directory: ${spawnSync("du", ["-sh", image.root], { encoding: "utf8" }).stdout.split("\t")[0]}`);

const first = await serve();
check("a page is served", (await fetch(first.url)).status === 200);
check("a lead is stored", (await sendLead(first.url)).status === 200);
const status = readFileSync(`/proc/${first.pid}/status`, "utf8");
check(`the process is not root's: ${lineOf(status, "Uid")}`, /^Uid:\s+[1-9]/m.test(status));
check(`it has no capabilities: ${lineOf(status, "CapEff")}`, /^CapEff:\s+0+$/m.test(status));
for (const path of ["/srv/site/apps/web/dist/x", "/etc/x", "/x"]) {
  check(`${path} can't be written`, (await run(["touch", path])).code !== 0);
}
process.kill(first.pid, "SIGTERM");
check("SIGTERM ends it with 0", (await first.ended) === 0);

const second = await serve();
check("the next one serves over the same volume", (await fetch(second.url)).status === 200);
const { output } = await run(["node", "apps/server/src/cli/leads.ts", "list"]);
check("the lead is there", output.includes("Ada Osei"));
process.kill(second.pid, "SIGTERM");
check("SIGTERM ends it with 0", (await second.ended) === 0);

const failed = results.filter((ok) => !ok).length;
print(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Creates a volume as a container engine does: with the owner and the content of the folder in the image. */
function makeVolume(image: Image, path: string, index: number): string {
  const volume = join(folder, `volume-${index}`);
  copyFolder(join(image.root, path), volume);
  return volume;
}

function start(words: readonly string[]): ChildProcess {
  // Port 0, because another program of this machine may use the configured port.
  const env = { ...image.env, PORT: "0" };
  const child = startIn({ ...image, env }, { words, user: image.user, volumes });
  process.once("exit", () => child.kill("SIGKILL"));
  return child;
}

async function serve() {
  const child = start(image.words);
  const ended = once(child, "exit").then(([code]) => code);
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (stream !== null) createInterface(stream).on("line", (line) => lines.push(line));
  }
  const url = () => lines.map((line) => /^Serving\s+(\S+)$/.exec(line)?.[1]).find((found) => found !== undefined);
  while (url() === undefined) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}:\n${lines.join("\n")}`);
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 100))]);
  }
  if (lines.some((line) => line.startsWith("Building"))) throw new Error("It was built again.");
  // The first process of the namespace, a child of `unshare`.
  const pid = Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8"));
  return { url: (url() ?? "").replace("0.0.0.0", "127.0.0.1"), pid, ended };
}

async function run(words: readonly string[]) {
  const child = start(words);
  const output = child.stdout === null ? "" : await text(child.stdout);
  return { code: child.exitCode ?? (await once(child, "exit"))[0], output };
}

function sendLead(url: string): Promise<Response> {
  const lead = { name: "Ada Osei", email: "ada@clinic.example", message: "From a container" };
  const headers = { "content-type": "application/json" };
  return fetch(`${url}/api/contact`, { method: "POST", headers, body: JSON.stringify(lead) });
}

function lineOf(status: string, name: string): string {
  return new RegExp(`^${name}:\\s+(.+)$`, "m").exec(status)?.[1]?.replaceAll("\t", " ") ?? "";
}

function check(what: string, ok: boolean): void {
  results.push(ok);
  print(`${ok ? "ok  " : "FAIL"} ${what}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
