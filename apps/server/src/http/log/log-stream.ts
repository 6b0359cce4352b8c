import { fstatSync, writeSync } from "node:fs";

/** The target of pino's output. It never throws or waits, because a log must not stop a site that stores leads. */
export type LogStream = { write: (line: string) => void };

/** lost: the number of lines since the start that could not be written */
export type Log = LogStream & { lost: () => number };

/** The memory that a hung reader of the log may cost. */
const waitingBytesMax = 1024 * 1024;
const stdoutHandle = 1;

export async function openLog(): Promise<Log> {
  const { stdout } = process;
  let lost = 0;
  const lose = () => {
    lost += 1;
  };
  // Each line counts its own error, but without a listener the stream's error would end the process.
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
  // The terminal would run escape sequences that a visitor typed and an error quotes.
  return (line) => format(line.replaceAll("\\u001b", "\\ufffd"));
}

function isPipe(): boolean {
  const stat = fstatSync(stdoutHandle);
  return stat.isFIFO() || stat.isSocket();
}

/** For a file or a device, whose disk may be full or broken. */
function fileWriter(lose: () => void): LogStream["write"] {
  /** Whether the last line was cut, so that the next one needs a line break before it. */
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
