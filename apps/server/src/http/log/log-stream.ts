import { fstatSync, writeSync } from "node:fs";

/** `write` never throws or blocks, because a problem with the log must not stop a site that stores leads. */
export type LogStream = { write: (line: string) => void };

export type Log = LogStream & { lost: () => number };

/** If the program that reads the log hangs, this many bytes wait in memory. Further lines are dropped. */
const waitingBytesMax = 1024 * 1024;
const stdoutHandle = 1;

export async function openLog(): Promise<Log> {
  const { stdout } = process;
  let lost = 0;
  const lose = () => {
    lost += 1;
  };
  // Without this listener, an error of stdout would end the process.
  stdout.on("error", () => {});
  if (!stdout.isTTY && !isPipe()) return { lost: () => lost, write: fileWriter(lose) };
  const format = stdout.isTTY ? await prettyFormat(stdout) : (line: string) => line;
  const write = (line: string) => {
    if (stdout.writableLength > waitingBytesMax) lose();
    else stdout.write(format(line), (error) => error && lose());
  };
  return { lost: () => lost, write };
}

async function prettyFormat(terminal: NodeJS.WriteStream): Promise<(line: string) => string> {
  const { prettyFactory } = await import("pino-pretty");
  const colorize = terminal.hasColors();
  const format = prettyFactory({ colorize, ignore: "pid,hostname", translateTime: "SYS:HH:MM:ss.l" });
  // The terminal would run an escape sequence that a visitor typed.
  return (line) => format(line.replaceAll("\\u001b", "\\ufffd"));
}

function isPipe(): boolean {
  const stat = fstatSync(stdoutHandle);
  return stat.isFIFO() || stat.isSocket();
}

function fileWriter(lose: () => void): LogStream["write"] {
  /** Whether the previous line was cut off, for example because the disk was full. */
  let isCut = false;
  return (line) => {
    const bytes = Buffer.from(isCut ? `\n${line}` : line);
    try {
      isCut = writeSync(stdoutHandle, bytes) < bytes.length;
      if (isCut) lose();
    } catch {
      lose();
    }
  };
}
