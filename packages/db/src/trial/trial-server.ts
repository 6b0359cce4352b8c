import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../test/free-port.ts";
import { copyPrograms, programsVersion, serverUser, whyUnavailable } from "./postgres-programs.ts";

export type TrialServer = {
  /** DATABASE_URL; the same at every start. */
  url: string;
  /** Resolves with the server's last messages when it has ended. */
  ended: Promise<string>;
  /** Disconnects clients and ends the server. */
  stop: () => void;
};

type Place = { folder: string; programs: string; data: string };

/**
 * Starts a PostgreSQL server from npm for a trial, with its data in a folder; a later start finds the same data.
 * @throws Error with one sentence for people when it can't run here
 */
export async function startTrialServer(folder: string): Promise<TrialServer> {
  const reason = whyUnavailable();
  if (reason !== null) throw new Error(reason);
  const place = { folder, programs: join(folder, `programs-${programsVersion()}`), data: join(folder, "data") };
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  giveToServer(folder);
  if (!existsSync(place.programs)) installPrograms(place);
  if (!existsSync(join(place.data, "PG_VERSION"))) await createCluster(place);
  return run(place, readFileSync(join(folder, "url"), "utf8").trim());
}

/** Copies under another name first, so that an interrupted copy is not used. */
function installPrograms({ programs }: Place): void {
  const part = `${programs}.part`;
  rmSync(part, { recursive: true, force: true });
  copyPrograms(part);
  renameSync(part, programs);
}

/** The server has a password, because other users of this machine can connect to its port. */
async function createCluster(place: Place): Promise<void> {
  rmSync(place.data, { recursive: true, force: true });
  const password = randomBytes(18).toString("base64url");
  const passwordFile = join(place.folder, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveToServer(passwordFile);
  const options = ["--auth=scram-sha-256", "--username=site", "--encoding=UTF8", "--locale=C"];
  const parameters = [`--pgdata=${place.data}`, `--pwfile=${passwordFile}`, ...options];
  const said = await messagesOf(start(place, "initdb", parameters));
  rmSync(passwordFile);
  if (!existsSync(join(place.data, "PG_VERSION"))) throw new Error(cantRun(place.folder, said));
  const url = `postgres://site:${password}@127.0.0.1:${await freePort()}/postgres\n`;
  writeFileSync(join(place.folder, "url"), url, { mode: 0o600 });
}

async function run(place: Place, url: string): Promise<TrialServer> {
  const flags = ["listen_addresses=127.0.0.1", "unix_socket_directories="].flatMap((flag) => ["-c", flag]);
  const server = start(place, "postgres", ["-D", place.data, "-p", new URL(url).port, ...flags]);
  const ended = messagesOf(server);
  let said: string | null = null;
  void ended.then((messages) => (said = messages));
  while (!isReady(place, server)) {
    if (said !== null) throw new Error(isRunning(said) ? alreadyRuns(place.folder, url) : cantRun(place.folder, said));
    await Promise.race([ended, new Promise((wake) => setTimeout(wake, 50))]);
  }
  return { url, ended, stop: () => void server.kill("SIGINT") };
}

/** Reads the server's status file: its process id, and in its eighth line whether it is ready. */
function isReady({ data }: Place, server: ChildProcess): boolean {
  const file = join(data, "postmaster.pid");
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  return lines[0] === String(server.pid) && lines[7]?.trim() === "ready";
}

function start({ folder, programs }: Place, program: string, parameters: readonly string[]): ChildProcess {
  return spawn(join(programs, "bin", program), parameters, {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, LC_ALL: "C", TZ: "UTC" },
    ...serverUser,
  });
}

/** @returns the messages that name a fault, when the program has ended */
async function messagesOf(program: ChildProcess): Promise<string> {
  const lines: string[] = [];
  program.stderr?.on("data", (chunk) => void lines.push(...String(chunk).split("\n")));
  await once(program, "close").catch((error: Error) => lines.push(error.message));
  const faults = lines.filter((line) => /fatal|error|denied|EACCES/i.test(line));
  return (faults.length > 0 ? faults : lines.slice(-3)).join(" ").trim();
}

/** Whether the server found another one with the same data. */
function isRunning(said: string): boolean {
  return said.includes('lock file "postmaster.pid" already exists');
}

function alreadyRuns(folder: string, url: string): string {
  return `A server runs already with its data in ${folder}. DATABASE_URL=${url}`;
}

function cantRun(folder: string, said: string): string {
  const asRoot =
    serverUser === null
      ? ""
      : " As root it is run by the user nobody, who must reach this folder: try it as another user.";
  return `PostgreSQL can't run in ${folder}: ${said || "it ended without a message"}.${asRoot}`;
}

function giveToServer(path: string): void {
  if (serverUser !== null) chownSync(path, serverUser.uid, serverUser.gid);
}
