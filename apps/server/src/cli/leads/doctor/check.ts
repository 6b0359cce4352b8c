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

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
