import { execFileSync } from "node:child_process";
import { chownSync, mkdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Another version of Node, with the npm that it includes. */
export type NodeVersion = { node: string; npm: string };
/** null: the user who runs this script, because only root can start processes of others. */
export type User = { uid: number; gid: number } | null;

export type Machine = { user: User; env: Record<string, string> };

const isRoot = process.getuid?.() === 0;

/** An unprivileged user, who owns nothing on this machine. */
export function ordinaryUser(number: number): User {
  return isRoot ? { uid: 60_000 + number, gid: 60_000 + number } : null;
}

export function ownedFolder(path: string, user: User): string {
  mkdirSync(path, { recursive: true });
  if (user !== null) chownSync(path, user.uid, user.gid);
  return path;
}

/** Installs this version below the folder. @returns the folder of its commands */
export function installNode(folder: string, { node, npm }: NodeVersion): string {
  const target = join(folder, `node-${node}`);
  mkdirSync(target);
  writeFileSync(join(target, "package.json"), "{}");
  const args = ["install", "--no-audit", "--no-fund", "--loglevel=error", `node@${node}`, `npm@${npm}`];
  execFileSync("npm", args, { cwd: target, stdio: ["ignore", "ignore", "inherit"] });
  // An installed Node has a folder for global packages below its prefix; npx of npm 8 to 10 fails without one.
  mkdirSync(join(target, "node_modules/node/lib"), { recursive: true });
  const commands = join(target, "node_modules/.bin");
  const found = execFileSync(join(commands, "node"), ["--version"], { encoding: "utf8" }).trim();
  if (found !== `v${node}`) throw new Error(`npm installed Node ${found}, not v${node}.`);
  return commands;
}

/** An environment in which that Node is the only program installed, with an empty home. */
export function machineOf(commands: string, home: string, user: User): Machine {
  const env = { PATH: [commands, "/usr/bin", "/bin"].join(delimiter), HOME: home, ...networkSettings() };
  return { user, env };
}

/** This machine's registry settings, which are no part of the repository. */
function networkSettings(): Record<string, string> {
  const names = [
    "HTTPS_PROXY",
    "HTTP_PROXY",
    "NO_PROXY",
    "https_proxy",
    "http_proxy",
    "no_proxy",
    "NODE_EXTRA_CA_CERTS",
  ];
  const given = names.flatMap((name) => (process.env[name] ? [[name, process.env[name]] as const] : []));
  const ask = (key: string) => execFileSync("npm", ["config", "get", key], { encoding: "utf8", stdio: "pipe" }).trim();
  const configured = ["registry", "cafile"].map((key) => [`npm_config_${key}`, ask(key)] as const);
  return Object.fromEntries([...given, ...configured.filter(([, value]) => value !== "" && value !== "null")]);
}
