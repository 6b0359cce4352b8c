type LogStream = { write: (line: string) => void };

/**
 * Where the log goes: to a terminal in lines for people, else to stdout as it is, one JSON object a line.
 * @returns undefined where pino's own stream to stdout will do
 */
export async function openLogStream(stdout: NodeJS.WriteStream = process.stdout): Promise<LogStream | undefined> {
  if (!stdout.isTTY) return undefined;
  const { prettyFactory } = await import("pino-pretty");
  const format = prettyFactory({
    colorize: stdout.hasColors(),
    ignore: "pid,hostname",
    translateTime: "SYS:HH:MM:ss.l",
  });
  // An error may quote a visitor, whose escape sequences are not for this terminal. Written at once, because the line
  // that says why the process ends is its last.
  return { write: (line) => void stdout.write(format(line.replaceAll("\\u001b", "\\ufffd"))) };
}
