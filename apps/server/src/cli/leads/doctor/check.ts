/** warn: needs attention soon. fail: a function of the site does not work. */
export type Check = { level: "ok" | "warn" | "fail"; name: string; text: string };

export type DoctorOptions = { ignore?: string[]; format: "table" | "json" };

/** The findings of an examination, one by one. */
export type Found = Iterable<Check> | AsyncIterable<Check> | Promise<Check[]>;

export const ok = (name: string, text: string): Check => ({ level: "ok", name, text });
export const warn = (name: string, text: string): Check => ({ level: "warn", name, text });
export const fail = (name: string, text: string): Check => ({ level: "fail", name, text });

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
