import type { Intent } from "./people.ts";

export const doors = ["tRPC", "REST", "REST with a header", "form post"] as const;
export type Door = (typeof doors)[number];

const procedures = { consultation: "leads.requestConsultation", contact: "leads.contact" } as const;
const timeoutMs = 15_000;

/**
 * Sends an intent through a door, over HTTP.
 * @returns the reference in the answer; null: the connection broke before an answer, or a proxy answered instead of us
 * @throws Error when the answer holds no reference
 */
export async function send(url: string, door: Door, intent: Intent): Promise<string | null> {
  const { path, headers, body } = requestOf(door, intent);
  let status = 0;
  let answer = "";
  try {
    const response = await fetch(url + path, {
      method: "POST",
      headers: { "x-forwarded-for": intent.ip, ...headers },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    status = response.status;
    // Every answer of ours has this header, and no answer of a proxy that reached no instance.
    if (status >= 500 && !response.headers.has("x-request-id")) return null;
    answer = response.headers.get("location") ?? (await response.text());
  } catch {
    return null;
  }
  const reference = /"reference":"(C[RM]-[^"]+)"|\?sent=(C[RM]-[^#]+)#/.exec(answer);
  if (status >= 400 || reference === null) throw new Error(`${door} answered ${status}: ${answer.slice(0, 300)}`);
  return reference[1] ?? reference[2] ?? null;
}

function requestOf(door: Door, { kind, key, fields }: Intent) {
  const values = { ...fields, ...(key !== null && { idempotencyKey: key }) };
  const json = { "content-type": "application/json" };
  const urlencoded = { "content-type": "application/x-www-form-urlencoded" };
  switch (door) {
    case "tRPC":
      return { path: `/trpc/${procedures[kind]}`, headers: json, body: JSON.stringify(values) };
    case "REST":
      return { path: `/api/${kind}`, headers: json, body: JSON.stringify(values) };
    case "REST with a header": {
      const headers = { ...json, ...(key !== null && { "idempotency-key": key }) };
      return { path: `/api/${kind}`, headers, body: JSON.stringify(fields) };
    }
    case "form post": {
      const body = new URLSearchParams(values).toString().replaceAll("%0A", "%0D%0A");
      return { path: `/forms/${kind}`, headers: urlencoded, body };
    }
  }
}
