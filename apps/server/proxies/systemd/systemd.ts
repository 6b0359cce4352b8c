import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import type { Check } from "../promises.ts";

const root = resolve(import.meta.dirname, "../../../..");
const service = "credentialing-site.service";
const unitFile = join(root, "docs/deploy", service);
const userId = 64_123;
const serveMs = 60_000;
const namespaces = ["--mount", "--cgroup", "--pid", "--uts", "--ipc", "--fork", "--mount-proc", "--kill-child"];
/** Targets that every service depends on; empty ones, so that systemd starts nothing else of this machine. */
const targets = ["sysinit", "basic", "shutdown", "network-online", "multi-user"];

/** Why this machine can't run the unit; null: it can. */
export function whyNoSystemd(): string | null {
  if (spawnSync("unshare", [...namespaces, "true"]).status !== 0) return "namespaces are not allowed, they want root";
  return existsSync("/lib/systemd/systemd") || existsSync("/usr/lib/systemd/systemd") ? null : "not installed";
}

/** Runs the unchanged unit of docs/deploy under a systemd in its own namespaces. */
export async function runUnit(port: number): Promise<Check[]> {
  const folder = mkdtempSync(join(tmpdir(), "site-systemd-"));
  const units = join(folder, "units");
  mkdirSync(join(folder, "data"));
  mkdirSync(join(units, `${service}.d`), { recursive: true });
  copyFileSync(unitFile, join(units, service));
  const output = `append:${folder}/output`;
  writeFileSync(
    join(units, `${service}.d/test.conf`),
    `[Service]\nEnvironment=PORT=${port}\nStandardOutput=${output}\nStandardError=${output}\n`,
  );
  for (const target of targets) {
    writeFileSync(join(units, `${target}.target`), `[Unit]\nDescription=${target}\nDefaultDependencies=no\n`);
  }
  const script = join(import.meta.dirname, "systemd-namespace.sh");
  const child = spawn("unshare", [...namespaces, "sh", script, root, folder, String(userId)], { stdio: "ignore" });
  const kill = () => void child.kill("SIGKILL");
  process.once("exit", kill);
  const ended = once(child, "exit");
  try {
    return [verify(folder), ...(await watchService({ port, folder, unsharePid: child.pid ?? 0 }))];
  } finally {
    process.off("exit", kill);
    kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

function verify(folder: string): Check {
  const file = join(folder, service);
  writeFileSync(file, readFileSync(unitFile, "utf8").replaceAll("/srv/site", root));
  const { status, stderr } = spawnSync("systemd-analyze", ["verify", file], { encoding: "utf8" });
  return { promise: `systemd-analyze verify finds no fault ${stderr}`.trim(), isMet: status === 0 && stderr === "" };
}

async function watchService({ port, folder, unsharePid }: { port: number; folder: string; unsharePid: number }) {
  const site = `http://127.0.0.1:${port}`;
  if (!(await serves(site))) {
    const said = existsSync(`${folder}/output`) ? readFileSync(`${folder}/output`, "utf8") : "nothing";
    return [{ promise: `the unit serves; it said ${said}`, isMet: false }];
  }
  const body = JSON.stringify({ name: "Ada Osei", email: "ada@clinic.example", message: "Two states." });
  const sent = await fetch(`${site}/api/contact`, {
    ...{ method: "POST", body },
    headers: { "content-type": "application/json" },
  });
  const files = readdirSync(join(folder, "data"), { withFileTypes: true }).filter((entry) => entry.isFile());
  const readable = files.filter(({ name }) => (statSync(join(folder, "data", name)).mode & 0o077) !== 0);
  const systemdPid = childOf(unsharePid);
  const systemctl = (...args: string[]) =>
    execFileSync("nsenter", ["-t", String(systemdPid), "-m", "-p", "-C", "systemctl", ...args], { encoding: "utf8" });

  const serverPid = childOf(systemdPid);
  process.kill(serverPid, "SIGKILL");
  while (existsSync(`/proc/${serverPid}`)) await setTimeout(20);
  const isBack = await serves(site);
  const rows = countLeads(join(folder, "data/site.db"));
  systemctl("stop", service);
  const state = systemctl("show", service, "-p", "Result,ExecMainStatus,ActiveState");
  return [
    { promise: "the unit serves and stores a lead", isMet: sent.status === 200 },
    { promise: "nobody but its user reads its data", isMet: files.length > 0 && readable.length === 0 },
    { promise: "a server that was killed is started again, and the lead is there", isMet: isBack && rows === 1 },
    {
      promise: "systemctl stop ends it with 0",
      isMet: /Result=success/.test(state) && /Status=0$/m.test(state) && /=inactive/.test(state),
    },
  ];
}

async function serves(site: string): Promise<boolean> {
  const until = performance.now() + serveMs;
  while (performance.now() < until) {
    const response = await fetch(`${site}/about`).catch(() => null);
    if (response?.status === 200) return true;
    await setTimeout(200);
  }
  return false;
}

function childOf(pid: number): number {
  const [child = ""] = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
  if (child === "") throw new Error(`Process ${pid} has no child.`);
  return Number(child);
}

function countLeads(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database.prepare("select 1 from lead_inbox").all().length;
  } finally {
    database.close();
  }
}
