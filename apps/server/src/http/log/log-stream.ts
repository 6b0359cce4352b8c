import { fstatSync, writeSync } from "node:fs";

/** `write` gets pino's lines. It never throws or waits, because a log must not stop a site that stores leads. */
export type LogStream = { write: (line: string) => void };

export type Log = LogStream & { lost: () => number };

/** If the log's reader hangs, lines wait in memory until they reach this size. Further lines are lost. */
const waitingBytesMax = 1024 * 1024;
const stdoutHandle = 1;

export async function openLog(): Promise<Log> {
  const { stdout } = process;
  let lost = 0;
  const lose = () => {
    lost += 1;
  };
  // Without a listener, an error of the stream would end the process. `write` counts the lost lines.
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
  // An error may contain escape sequences that a visitor typed, and a terminal would run them.
  return (line) => format(line.replaceAll("\\u001b", "\\ufffd"));
}

function isPipe(): boolean {
  const stat = fstatSync(stdoutHandle);
  return stat.isFIFO() || stat.isSocket();
}

function fileWriter(lose: () => void): LogStream["write"] {
  /** Whether the last line was cut, so that the next line needs a line break before it. */
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
