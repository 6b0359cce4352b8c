import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { openSmtpPeer } from "../apps/server/src/notifications/test/smtp-peer.ts";
import { newIntent, send } from "../apps/server/src/test/intents.ts";
import { ServerProcess, serveScript } from "../apps/server/src/test/server-process.ts";
import { prepareRehearsal } from "../tools/rehearsal/prepare.ts";
import type { Mutant } from "./mutate.ts";
import { newFolder, type Opened, print, printVerdicts, runProgram } from "./program.ts";
import { readStored } from "./torture/stored.ts";

const help = `Looks with strace whether the database's log is synced to disk between a lead's request and its answer, and kills the
server while it sends the office's mail: the lead has to be stored. Then does the same with two mutants of the server, which
have to be noticed.

pnpm proof mutants`;

const straceWorks = spawnSync("strace", ["true"], { stdio: "ignore" }).status === 0;

await runProgram(help, {}, async (_, opened) => {
  opened.defer(await prepareRehearsal());
  const cases: [string, boolean][] = [
    ["a lead is stored before its notification is sent", await isStoredAtNotification(null, opened)],
    ["a server that notifies first is noticed", !(await isStoredAtNotification("notify-first", opened))],
  ];
  if (straceWorks) {
    cases.push(["an answer means that the lead is on the disk", await syncsBeforeAnswer(null, opened)]);
    cases.push(["synchronous=NORMAL is noticed", !(await syncsBeforeAnswer("synchronous-normal", opened))]);
  } else print("SKIPPED strace: it is not there or may not trace");
  return printVerdicts(cases.map(([promise, holds]) => ({ promise, against: holds ? [] : ["it does not"] })));
});

type Options = { env?: Record<string, string>; under?: readonly string[]; opened: Opened };

/** Starts the server, or a mutant of it, on a database in the folder. */
function startServer(mutant: Mutant | null, folder: string, { env, under = [], opened }: Options): ServerProcess {
  const server = new ServerProcess({
    args: mutant === null ? [serveScript] : ["--import", join(import.meta.dirname, "mutate.ts"), serveScript],
    env: {
      PORT: "0",
      DATABASE_URL: `file:${join(folder, "site.db")}`,
      TRUST_PROXY: "127.0.0.1/32",
      MUTANT: mutant ?? "",
      ...env,
    },
    under,
  });
  opened.defer(async () => void (await server.end("SIGKILL")));
  void server.start();
  return server;
}

/** Whether the database's log is synced to disk between each of two requests and its answer. */
async function syncsBeforeAnswer(mutant: Mutant | null, opened: Opened): Promise<boolean> {
  const folder = newFolder("mutant", opened);
  const trace = join(folder, "trace.txt");
  const calls = "trace=read,write,writev,fsync,fdatasync";
  // -D: the server itself is the child process, so that it can be killed; -y: prints file names.
  const under = ["strace", "-D", "-f", "--seccomp-bpf", "-y", "-s", "40", "-o", trace, "-e", calls];
  const server = startServer(mutant, folder, { under, opened });
  const url = await server.url;
  // The first lead may sync the header of a new log, whatever the setting, so it is ignored.
  for (const count of [1, 2, 3]) await send(url, "REST", newIntent(count));
  await server.end("SIGKILL");
  while (!readFileSync(trace, "utf8").includes("killed by SIGKILL")) await delay(50);
  // A call of another thread may interrupt a read, which strace prints as "resumed".
  const requestRead = / (?:read\(\d+<[^>]*>+, |<\.{3} read resumed>)"POST \/api\//;
  const [, , ...requests] = readFileSync(trace, "utf8").split(requestRead);
  const answered = / writev?\(\d+<[^>]*>+, .*"HTTP\/1\.1 200/;
  const synced = / f(?:data)?sync\(\d+<[^>]*\/site\.db-wal>/;
  return requests.length === 2 && requests.every((calls) => synced.test(calls.split(answered)[0] ?? ""));
}

/** Kills the server while it sends the office's mail about a lead. @returns whether the lead is stored */
async function isStoredAtNotification(mutant: Mutant | null, opened: Opened): Promise<boolean> {
  const folder = newFolder("mutant", opened);
  const killed = Promise.withResolvers<void>();
  const peer = await openSmtpPeer({
    async react(step) {
      if (step !== "data") return "go on";
      await server.end("SIGKILL");
      killed.resolve();
      return "drop";
    },
  });
  opened.defer(() => peer.close());
  const mail = { LEAD_EMAIL_TO: "office@site.example", LEAD_EMAIL_FROM: "site@site.example" };
  const server = startServer(mutant, folder, { env: { ...mail, SMTP_URL: peer.url }, opened });
  await Promise.all([send(await server.url, "REST", newIntent(1)), killed.promise]);
  return (await readStored(`file:${join(folder, "site.db")}`)).leads.length === 1;
}
