import { fstatSync, writeSync } from "node:fs";

/** Where pino writes. It never throws and never waits, because a log must not stop a site that stores leads. */
export type LogStream = { write: (line: string) => void };

/** lost: the number of lines since the start that could not be written */
export type Log = LogStream & { lost: () => number };

/** A hung reader costs no more memory than this. */
const waitingBytesMax = 1024 * 1024;

/** The log on standard output: readable lines in a terminal, otherwise one JSON object a line. */
export async function openLog(): Promise<Log> {
  const { stdout } = process;
  // Each line counts its own error; without a listener the stream's would end the process.
  stdout.on("error", () => {});
  if (!stdout.isTTY) return isPipe() ? streamLog(stdout) : fileLog();
  const { prettyFactory } = await import("pino-pretty");
  const format = prettyFactory({
    colorize: stdout.hasColors(),
    ignore: "pid,hostname",
    translateTime: "SYS:HH:MM:ss.l",
  });
  // Escape characters are replaced, because a logged error may quote a visitor's input, and the terminal would run it.
  return streamLog(stdout, (line) => format(line.replaceAll("\\u001b", "\\ufffd")));
}

const stdoutHandle = 1;

function isPipe(): boolean {
  const stat = fstatSync(stdoutHandle);
  return stat.isFIFO() || stat.isSocket();
}

/** A pipe, a socket or a terminal: the stream writes at once as much as fits, and keeps the rest until its reader takes it. */
function streamLog(stdout: NodeJS.WriteStream, format = (line: string) => line): Log {
  let lost = 0;
  const count = (error?: Error | null) => {
    if (error) lost += 1;
  };
  return {
    lost: () => lost,
    write(line) {
      if (stdout.writableLength > waitingBytesMax) lost += 1;
      else stdout.write(format(line), count);
    },
  };
}

/** A file or a device, on a disk that may be full or broken. */
function fileLog(): Log {
  let lost = 0;
  /** Whether the last line was cut; the next one begins on its own line. */
  let isCut = false;
  return {
    lost: () => lost,
    write(line) {
      const bytes = Buffer.from(isCut ? `\n${line}` : line);
      try {
        const written = writeSync(stdoutHandle, bytes);
        isCut = written < bytes.length;
        if (isCut) lost += 1;
      } catch {
        lost += 1;
      }
    },
  };
}
