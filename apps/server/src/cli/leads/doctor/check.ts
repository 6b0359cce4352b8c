/** warn: needs attention soon. fail: a function of the site does not work. */
export type Check = { level: "ok" | "warn" | "fail"; name: string; text: string };

export function ok(name: string, text: string): Check {
  return { level: "ok", name, text };
}

export function warn(name: string, text: string): Check {
  return { level: "warn", name, text };
}

export function fail(name: string, text: string): Check {
  return { level: "fail", name, text };
}

/** A note for the operator as a warning. @param fine said where there is no note */
export function noteOr(name: string, note: string | null, fine: string): Check {
  return note === null ? ok(name, fine) : warn(name, note);
}

/** What the checks find, or the error that they throw as a failure. */
export async function caught(name: string, checks: () => Check[] | Promise<Check[]>): Promise<Check[]> {
  try {
    return await checks();
  } catch (error) {
    return [fail(name, reasonOf(error))];
  }
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
