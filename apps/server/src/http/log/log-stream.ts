type LogStream = { write: (line: string) => void };

/**
 * Log destination: readable lines for a terminal, otherwise pino's default, one JSON object per line on stdout.
 * @returns undefined for pino's default
 */
export async function openLogStream(stdout: NodeJS.WriteStream = process.stdout): Promise<LogStream | undefined> {
  if (!stdout.isTTY) return undefined;
  const { prettyFactory } = await import("pino-pretty");
  const format = prettyFactory({
    colorize: stdout.hasColors(),
    ignore: "pid,hostname",
    translateTime: "SYS:HH:MM:ss.l",
  });
  // Escape characters are replaced, because a logged error may quote a visitor's input, and the terminal would run it.
  // Written synchronously, because the line with the cause of an exit is the last one.
  return { write: (line) => void stdout.write(format(line.replaceAll("\\u001b", "\\ufffd"))) };
}
