import { makeCanaryKey } from "@site/trpc-router/canary-key";
import { leadReceipt } from "@site/trpc-router/outputs";
import * as z from "zod/mini";
import { reasonOf } from "../doctor/check.ts";

const accepted = z.object({ result: z.object({ data: leadReceipt }) });
const refused = z.object({ error: z.object({ message: z.string() }) });

/**
 * Sends a test lead as the contact form does, without following a redirect.
 * @param origin the address that visitors use
 * @param answerMs how long the address may take to answer
 * @returns the lead's reference
 * @throws Error with the sentence that says why the public address does not take it
 */
export async function sendCanary(origin: string, secret: string, answerMs: number): Promise<string> {
  const response = await fetch(`${origin}/trpc/leads.contact`, {
    method: "POST",
    // As the form's page: its browser names the page's origin, which the site compares with its own.
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({
      name: "Test lead",
      email: "canary@site.invalid",
      message: "A test of this website by its operator.",
      idempotencyKey: makeCanaryKey(secret),
      subject: "",
      elapsedMs: 5_000,
    }),
    redirect: "manual",
    signal: AbortSignal.timeout(answerMs),
  }).catch((error: unknown) => {
    throw new Error(`${origin} can't be reached: ${whyOf(error)}.`, { cause: error });
  });
  const body: unknown = await response.json().catch(() => null);
  const receipt = accepted.safeParse(body);
  if (response.ok && receipt.success) return receipt.data.result.data.reference;
  const said = refused.safeParse(body).data?.error.message ?? null;
  throw new Error(`${origin} does not take it: ${refusalOf(response, said)}.`);
}

/** @param said the site's own words; null: somebody else has answered */
function refusalOf({ status, headers }: Response, said: string | null): string {
  const location = headers.get("location");
  if (location !== null) return `it redirects to ${location}; is SITE_ORIGIN the address that visitors use`;
  if (said === null && status >= 500) return `the proxy answers ${status}; does the site run behind it`;
  if (said === null) return `something that is not this site answers ${status}; where does the name lead`;
  const advice = {
    403: "set SITE_ORIGIN to this address, or let the proxy keep Host",
    429: `a rate limit, for ${headers.get("retry-after")} seconds; does TRUST_PROXY name the proxy`,
    503: "the database takes no leads; leads of visitors wait in the spool, if it can be written",
  };
  const next = new Map(Object.entries(advice)).get(String(status));
  return [`it answers ${status}`, said.replace(/\.$/, ""), ...(next === undefined ? [] : [next])].join("; ");
}

/** Errors of DNS, TCP, TLS and SMTP in words, the first that fits. */
const words: readonly (readonly [RegExp, string])[] = [
  [/ENOTFOUND|EAI_AGAIN|EDNS/, "its name is not found in DNS"],
  [/ECONNREFUSED/, "nothing listens there"],
  [/EHOSTUNREACH|ENETUNREACH/, "no network leads there"],
  [/CERT_HAS_EXPIRED|certificate has expired/, "its certificate has expired"],
  [/ALTNAME|altnames/, "its certificate is of another name"],
  [/certificate|CERT|SSL|TLS/i, "its certificate or TLS is not trusted"],
  [/\b535\b|Invalid login|EAUTH/, "it refuses the user or the password"],
  [/\b[45]52\b/, "the mailbox is full"],
  [/\b5(?:50|51|53)\b/, "it knows no such address, or refuses the sender"],
  [/\b4\d\d\b/, "it refuses for now"],
  [/abort|timeout|timed? ?out/i, "it does not answer in time"],
  [/ECONNRESET|ECONNECTION|socket|closed/i, "it hangs up"],
];

/** @returns what the words mean, and the words themselves */
export function explain(text: string): string {
  const meaning = words.find(([pattern]) => pattern.test(text))?.[1];
  const said = text.replace(/\s+/g, " ").replace(/\.$/, "");
  return meaning === undefined ? said : `${meaning} (${said})`;
}

function whyOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && "code" in cause ? `${String(cause.code)}: ` : "";
  return explain(code + reasonOf(cause));
}
