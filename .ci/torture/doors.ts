import type { Intent } from "./people.ts";

const procedures = { consultation: "leads.requestConsultation", contact: "leads.contact" } as const;
const timeoutMs = 15_000;

/**
 * Sends an intent through its door.
 * @returns the reference that the visitor is told; null: the server went away before it answered
 * @throws Error when it answered with something else than a reference
 */
export async function send(url: string, intent: Intent): Promise<string | null> {
  const { door, kind, ip } = intent;
  const request = requests[door](intent);
  let status = 0;
  let answer = "";
  try {
    const response = await fetch(url + request.path, {
      method: "POST",
      headers: { "x-forwarded-for": ip, ...request.headers },
      body: request.body,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    status = response.status;
    answer = response.headers.get("location") ?? (await response.text());
  } catch {
    return null;
  }
  const reference = /"reference":"(C[RM]-[^"]+)"|\?sent=(C[RM]-[^#]+)#/.exec(answer);
  if (status >= 400 || reference === null) throw new Error(`${door} (${kind}) answered ${status}: ${answer.slice(0, 300)}`);
  return reference[1] ?? reference[2] ?? null;
}

type Request = { path: string; headers: Record<string, string>; body: string };

const json = { "content-type": "application/json" };

const requests: Record<Intent["door"], (intent: Intent) => Request> = {
  trpc: (intent) => ({ path: `/trpc/${procedures[intent.kind]}`, headers: json, body: JSON.stringify(bodyOf(intent)) }),
  rest: (intent) => ({ path: `/api/${intent.kind}`, headers: json, body: JSON.stringify(bodyOf(intent)) }),
  "rest with header": (intent) => ({
    path: `/api/${intent.kind}`,
    headers: { ...json, ...(intent.key !== null && { "idempotency-key": intent.key }) },
    body: JSON.stringify({ ...intent.fields, elapsedMs: intent.elapsedMs }),
  }),
  form: (intent) => ({
    path: `/forms/${intent.kind}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ ...bodyOf(intent), elapsedMs: String(intent.elapsedMs) }).toString(),
  }),
};

function bodyOf({ fields, key, elapsedMs }: Intent): Record<string, string> {
  // JSON's own numbers would do as well: the contract takes both.
  return { ...fields, elapsedMs: String(elapsedMs), ...(key !== null && { idempotencyKey: key }) };
}
