import { execFileSync, spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

/** Logs what a failing request does, through the log of the program, and ends at once. */
const program = `
  const { openLogStream } = await import(${JSON.stringify(join(import.meta.dirname, "request-log.ts"))});
  const { default: Fastify } = await import("fastify");
  const stream = await openLogStream();
  const { log } = Fastify({ logger: { level: "info", ...(stream && { stream }) } });
  log.child({ reqId: "REQ-1" }).error({ err: new Error("no such \\u001b[2Jtable") }, "procedure failed");
  process.exit();`;
const command = [process.execPath, "--input-type=module", "-e", program] as const;

/** Util-linux gives a command a terminal. */
const canHaveTerminal = spawnSync("script", ["-qec", "true", "/dev/null"]).status === 0;

it.skipIf(!canHaveTerminal)(
  "the log is coloured lines with the cause in a terminal (needs util-linux's script)",
  () => {
    const quoted = command.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(" ");
    const env = { PATH: process.env.PATH, TERM: "xterm-256color" };
    const options = { cwd: import.meta.dirname, encoding: "utf8", env } as const;
    const output = execFileSync("script", ["-qec", quoted, "/dev/null"], options);
    expect(output).toMatch(/\d\d:\d\d:\d\d\.\d{3}.*ERROR.*procedure failed/);
    expect(output).toContain("REQ-1");
    expect(output).toMatch(/no such .\[2Jtable/);
    expect(output).not.toContain("\u001b[2J");
    expect(output).toContain("\u001b[");
  },
);
