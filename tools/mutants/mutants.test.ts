import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { describe, expect, it, onTestFinished } from "vitest";
import { openSmtpPeer } from "../../apps/server/src/notifications/test/smtp-peer.ts";
import { newIntent, send } from "../../apps/server/src/test/intents.ts";
import { ServerProcess, serveScript } from "../../apps/server/src/test/server-process.ts";
import { readStored } from "../torture/stored.ts";

type Mutant = "synchronous-normal" | "notify-first" | null;
type Options = { smtpUrl?: string; under?: readonly string[] };

/** Starts the real server, or a mutant of it, in a process of its own. The process ends with the test. */
function startServer(mutant: Mutant, folder: string, { smtpUrl, under = [] }: Options): ServerProcess {
  const nodeOptions = mutant === null ? [] : ["--import", join(import.meta.dirname, `${mutant}.ts`)];
  const mail = { SMTP_URL: smtpUrl ?? "", LEAD_EMAIL_TO: "office@site.example", LEAD_EMAIL_FROM: "site@site.example" };
  const env = { PORT: "0", DATABASE_URL: `file:${join(folder, "site.db")}`, TRUST_PROXY: "127.0.0.1/32" };
  const server = new ServerProcess({
    args: [...nodeOptions, serveScript],
    env: { ...env, ...(smtpUrl !== undefined && mail) },
    under,
  });
  onTestFinished(async () => void (await server.end("SIGKILL")));
  void server.start();
  return server;
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
  const server = startServer(mutant, folder, { under: ["strace", ...options, "-e", calls] });
  const url = await server.url;
  // The first lead may sync the header of a new log, whatever the setting, so it is ignored.
  for (const count of [1, 2, 3]) expect(await send(url, "REST", newIntent(count))).toMatch(/^C[RM]-/);
  await server.end("SIGKILL");
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
  it("the server syncs the database's log between a request and its answer", async () => {
    expect(await syncsBeforeAnswers(null)).toEqual([true, true]);
  });

  it("this test notices a server with synchronous=NORMAL", async () => {
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
      await server.end("SIGKILL");
      killed.resolve();
      return "drop";
    },
  });
  onTestFinished(() => peer.close());
  const server = startServer(mutant, folder, { smtpUrl: peer.url });
  const intent = newIntent(1);
  await Promise.all([send(await server.url, "REST", intent), killed.promise]);
  const { leads } = await readStored(`file:${join(folder, "site.db")}`);
  return leads.some(({ fields }) => fields.email === intent.fields.email);
}

describe("a lead is stored before its notification is sent", { timeout: 60_000 }, () => {
  it("the server stores a lead before it notifies the office", async () => {
    expect(await isStoredAtNotification(null)).toBe(true);
  });

  it("this test notices a server that notifies the office before it stores", async () => {
    expect(await isStoredAtNotification("notify-first")).toBe(false);
  });
});
