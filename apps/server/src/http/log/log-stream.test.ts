import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { canMount, mountDisk } from "@site/db/test/faults";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { describe, expect, it, onTestFinished } from "vitest";

const program = `
  const { openLog } = await import(${JSON.stringify(join(import.meta.dirname, "log-stream.ts"))});
  const { default: Fastify } = await import("fastify");
  const stream = await openLog();
  const { log } = Fastify({ logger: { level: "info", stream } });
  for (let n = 0; n < Number(process.argv[1]); n += 1) {
    log.info("x".repeat(1000));
    if (n % 100 === 0) await new Promise(setImmediate);
  }
  log.fatal("the last line");
  await new Promise((resolve) => setTimeout(resolve, 100));
  process.stderr.write("lost " + stream.lost(), () => process.exit());`;

/** @param shell a shell script that runs the program as `"$@"`; `$0` is a temporary folder */
async function runLogging(shell: string, lines = 3_000) {
  const args = ["-c", shell, temporaryFolder(), process.execPath, "--input-type=module", "-e", program, String(lines)];
  const child = spawn("/bin/sh", args, { cwd: import.meta.dirname, stdio: ["ignore", "ignore", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const said = text(child.stderr);
  await Promise.race([once(child, "exit"), setTimeout(20_000)]);
  child.kill("SIGKILL");
  return Number(/lost (\d+)/.exec(await said)?.[1] ?? expect.fail(await said));
}

describe("a log that can't be written stops nothing, and its lost lines are counted", () => {
  it.each([
    ["a full device", `exec "$@" > /dev/full`, 3_001],
    ["a reader that has gone", `mkfifo $0/gone; true < $0/gone & exec "$@" > $0/gone`, 2_900],
    ["a reader that hangs", `mkfifo $0/hung; sleep 9 < $0/hung 2> /dev/null & exec "$@" > $0/hung`, 1_000],
    ["a limit of a file's size", `ulimit -f 64; exec "$@" >> $0/site.log`, 2_900],
  ])("%s", async (_what, shell, atLeast) => {
    expect(await runLogging(shell)).toBeGreaterThanOrEqual(atLeast);
  });

  it.skipIf(!canMount)("a full disk, whose log goes on with whole lines when there is room", async () => {
    const disk = mountDisk(1);
    const file = join(disk.folder, "site.log");
    writeFileSync(join(disk.folder, "other"), "x".repeat(900_000));
    expect(await runLogging(`exec "$@" >> ${file}`)).toBeGreaterThan(2_800);
    disk.free();
    const lines = readFileSync(file, "utf8").trim().split("\n");
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines.slice(0, -1)) expect(() => JSON.parse(line)).not.toThrow();
  });
});

it("a log that can be written loses nothing", async () => {
  const file = join(temporaryFolder(), "site.log");
  expect(await runLogging(`exec "$@" > ${file}`, 500)).toBe(0);
  expect(await runLogging(`{ "$@" 2>&3 | cat > ${file}-2; } 3>&2`, 500)).toBe(0);
  for (const each of [file, `${file}-2`]) {
    const lines = readFileSync(each, "utf8").trim().split("\n");
    expect(lines).toHaveLength(501);
    expect(lines.at(-1)).toContain("the last line");
  }
});
