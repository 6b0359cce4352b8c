import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { openSmtpPeer } from "../../apps/server/src/notifications/test/smtp-peer.ts";
import { send } from "../../apps/server/torture/doors.ts";
import { newIntent } from "../../apps/server/torture/people.ts";
import { Server, type ServerSettings } from "../../apps/server/torture/server.ts";
import { readState } from "../../apps/server/torture/sqlite/store.ts";

type Mutant = "synchronous-normal" | "notify-first" | null;

/** Starts the real server, or a mutant of it, in a process of its own. The process ends with the test. */
function startServer(mutant: Mutant, folder: string, settings: Omit<ServerSettings, "folder">): Server {
  const nodeOptions = mutant === null ? [] : ["--import", join(import.meta.dirname, `${mutant}.ts`)];
  const server = new Server({ folder, nodeOptions, ...settings });
  onTestFinished(() => server.kill());
  server.start();
  return server;
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-mutant-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const straceWorks = spawnSync("strace", ["true"], { stdio: "ignore" }).status === 0;
const seenHow = straceWorks ? "seen with strace" : "not looked at: strace is not there or may not trace";

/** For each of two leads: whether the database's log was synced to disk between request and answer. */
async function syncsBeforeAnswers(mutant: Mutant): Promise<boolean[]> {
  const folder = temporaryFolder();
  const trace = join(folder, "trace.txt");
  // -D: the server itself is the child process, so that it can be killed; -y: prints file names.
  const options = ["-D", "-f", "--seccomp-bpf", "-y", "-s", "40", "-o", trace];
  const calls = "trace=read,write,writev,fsync,fdatasync";
  const server = startServer(mutant, folder, { smtpUrl: null, under: ["strace", ...options, "-e", calls] });
  const url = await server.url;
  // The first lead may sync the header of a new log, whatever the setting, so it is ignored.
  for (const count of [1, 2, 3]) expect(await send(url, "REST", newIntent(count))).toMatch(/^C[RM]-/);
  await server.kill();
  await expect.poll(() => readFileSync(trace, "utf8"), { timeout: 5_000 }).toContain("killed by SIGKILL");

  // A call of another thread may interrupt a read, which strace prints as "resumed".
  const requestRead = / (?:read\(\d+<[^>]*>+, |<\.{3} read resumed>)"POST \/api\//;
  const [, , ...requests] = readFileSync(trace, "utf8").split(requestRead);
  return requests.map((rest) => {
    const answered = rest.search(/ writev?\(\d+<[^>]*>+, .*"HTTP\/1\.1 200/);
    expect(answered).toBeGreaterThan(0);
    return / f(?:data)?sync\(\d+<[^>]*\/site\.db-wal>/.test(rest.slice(0, answered));
  });
}

describe.skipIf(!straceWorks)(`an answer means that the lead is on the disk (${seenHow})`, { timeout: 60_000 }, () => {
  it("the log is synced between a request and its answer", async () => {
    expect(await syncsBeforeAnswers(null)).toEqual([true, true]);
  });

  it("a build with synchronous=NORMAL is caught", async () => {
    expect(await syncsBeforeAnswers("synchronous-normal")).toEqual([false, false]);
  });
});

/** Kills the server while it sends the office's mail about a lead. @returns whether the lead is stored */
async function isStoredAtNotification(mutant: Mutant): Promise<boolean> {
  const folder = temporaryFolder();
  const killed = Promise.withResolvers<void>();
  const peer = await openSmtpPeer({
    async react(step) {
      if (step !== "data") return "go on";
      await server.kill();
      killed.resolve();
      return "drop";
    },
  });
  onTestFinished(() => peer.close());
  const server = startServer(mutant, folder, { smtpUrl: peer.url });
  const intent = newIntent(1);
  await Promise.all([send(await server.url, "REST", intent), killed.promise]);
  return readState(join(folder, "site.db")).leads.some(({ email }) => email === intent.fields.email);
}

describe("a lead is stored before its notification, even if the process dies while sending it", {
  timeout: 60_000,
}, () => {
  it("the lead is stored before the office is notified", async () => {
    expect(await isStoredAtNotification(null)).toBe(true);
  });

  it("a build that notifies before it stores is caught", async () => {
    expect(await isStoredAtNotification("notify-first")).toBe(false);
  });
});
