import { type ChildProcess, execFileSync, type SpawnOptions, spawn, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";

type Where = { root: string; workdir: string; env: Record<string, string> };

/** This machine's certificate authorities for the registry; in the root directory only during a build. */
const authorities = "/run/machine-authorities.crt";

/** Creates a minimal Debian of that suite, like `debian:<suite>-slim`. */
export function makeRootDirectory(suite: string, target: string): void {
  execFileSync("mmdebstrap", ["--quiet", "--variant=minbase", suite, target], {
    stdio: ["ignore", "inherit", "inherit"],
  });
}

export function copyFolder(from: string, to: string): void {
  execFileSync("cp", ["--archive", from, to]);
}

/** Executes a RUN instruction as root, with this machine's network. @throws Error when it fails */
export function runIn({ root, workdir, env }: Where, command: string): void {
  const script = `mount -t proc proc "$1/proc"\nexec chroot "$1" /bin/sh -ec 'cd "$0" && eval "$1"' "$2" "$3"`;
  const { status } = spawnSync("unshare", [...namespaces, "sh", "-ec", script, "sh", root, workdir, command], {
    env: { PATH: "/usr/sbin:/usr/bin:/sbin:/bin", HOME: "/root", ...env, ...reachNetwork(root) },
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) throw new Error(`Ended with ${status}: ${command}`);
}

type Program = {
  words: readonly string[];
  user: string;
  /** Path in the root directory → folder of this machine. */
  volumes: Readonly<Record<string, string>>;
};

/** Starts the program as that user, without capabilities, on a read-only root file system. */
export function startIn({ root, workdir, env }: Where, { words, user, volumes }: Program): ChildProcess {
  const script = [
    'root="$1" workdir="$2" user="$3"; shift 3',
    'mount --bind "$root" "$root"',
    ...Object.entries(volumes).map(([path, folder]) => `mount --bind '${folder}' "$root${path}"`),
    'mount -t tmpfs tmpfs "$root/tmp"',
    'mount -t proc proc "$root/proc"',
    'mount -o remount,bind,ro "$root"',
    'rights="--reuid=$user --regid=$user --init-groups --no-new-privs --bounding-set=-all"',
    `exec chroot "$root" setpriv $rights -- /bin/sh -ec 'cd "$0" && exec "$@"' "$workdir" "$@"`,
  ];
  const options: SpawnOptions = { env, stdio: ["ignore", "pipe", "pipe"] };
  return spawn(
    "unshare",
    [...namespaces, "sh", "-ec", script.join("\n"), "sh", root, workdir, user, ...words],
    options,
  );
}

/** Private mounts and processes, which end with the command. */
const namespaces = ["--mount", "--pid", "--fork", "--kill-child", "--"];

/** Passes this machine's name resolution and registry settings on, as a container engine does. */
function reachNetwork(root: string): Record<string, string> {
  copyFileSync("/etc/resolv.conf", join(root, "etc/resolv.conf"));
  const cafile = spawnSync("npm", ["config", "get", "cafile"], { encoding: "utf8" }).stdout.trim();
  if (!existsSync(cafile)) return {};
  mkdirSync(join(root, "run"), { recursive: true });
  copyFileSync(cafile, join(root, authorities));
  return { npm_config_cafile: authorities, NODE_EXTRA_CA_CERTS: authorities };
}
