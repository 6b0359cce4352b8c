import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { LeadKind } from "@site/db/leads/lead-fields";
import {
  type EntryPoint,
  entryPoints,
  referenceIn,
  requestOf,
  sampleFields,
} from "../../apps/server/src/test/entry-points.ts";

/** A lead that one person wants to send. The person may send it several times and through several entry points. */
type Intent = {
  form: LeadKind;
  /**
   * The idempotency key. If it is null, the server recognizes a repeated lead by its fields, its sender and its time.
   */
  key: string | null;
  ip: string;
  /** Every field of the form has a value, so `judge` notices if an entry point drops one. */
  fields: Record<string, string>;
};

export type Visit = { intent: Intent; references: string[] };

const requestMsMax = 15_000;

/**
 * The domain of all visitors' email addresses. The site contains it nowhere else. If it is in a log, an email address
 * was logged.
 */
export const emailDomain = "torture-visitors.example";

export type Target = { readonly url: Promise<string> };

/**
 * Visitors who fill in forms at the same time, and retry if they get no answer. Each request goes to a random server
 * and entry point.
 */
export class Visitors {
  readonly visits: Visit[] = [];
  /** Responses that neither contained a reference nor asked the visitor to try again. */
  readonly unexpected: string[] = [];
  requests = 0;
  unanswered = 0;
  readonly #targets: readonly Target[];
  #isEnding = false;
  #all: Promise<void>[] = [];

  constructor(targets: readonly Target[]) {
    this.#targets = targets;
  }

  start(count: number): void {
    this.#isEnding = false;
    this.#all = Array.from({ length: count }, () => this.#visit());
  }

  async end(): Promise<void> {
    this.#isEnding = true;
    await Promise.all(this.#all);
  }

  async #visit(): Promise<void> {
    while (!this.#isEnding) {
      const visit: Visit = { intent: newIntent(this.visits.length), references: [] };
      this.visits.push(visit);
      await this.#sendUntilAnswered(visit);
      if (Math.random() < 0.15) await this.#sendUntilAnswered(visit);
      await delay(Math.random() * 250);
    }
  }

  async #sendUntilAnswered(visit: Visit): Promise<void> {
    const willRetry = Math.random() > 1 / 30;
    do {
      const target = this.#targets[randomInt(this.#targets.length)];
      const url = (await target?.url) ?? "";
      this.requests += 1;
      try {
        const reference = await send(url, entryPoints[randomInt(entryPoints.length)] ?? "REST", visit.intent);
        if (reference !== null) return void visit.references.push(reference);
        this.unanswered += 1;
      } catch (error) {
        this.unexpected.push(String(error));
        return;
      }
      await delay(5);
    } while (willRetry);
  }
}

function newIntent(count: number): Intent {
  const form = randomInt(2) === 0 ? "consultation" : "contact";
  // The spam score ignores digits when it compares texts. So the number of the visitor is written in letters, and all
  // texts differ.
  const letters = String(count).replace(/\d/g, (digit) => "abcdefghij".charAt(Number(digit)));
  const own: Record<string, string> = {
    name: `Ada ${letters} O'Connor-Müller`,
    email: `visitor-${count}@${emailDomain}`,
    phone: `(615) 555-${String(count % 10_000).padStart(4, "0")}`,
    message: `We lost our effective date. Please ask for ${letters} at the desk.\nThank you`,
  };
  const samples = Object.entries(sampleFields[form]);
  return {
    form,
    key: Math.random() < 0.7 ? randomUUID() : null,
    ip: `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`,
    fields: Object.fromEntries(samples.map(([name, sample]) => [name, own[name] ?? sample])),
  };
}

/**
 * @returns the reference in the response, or null if the connection broke or the site asked the visitor to try again
 * @throws Error if any other response contains no reference
 */
async function send(url: string, entryPoint: EntryPoint, { form, key, ip, fields }: Intent) {
  // These hidden fields look as if a person had filled in the form: the honeypot is empty, and the time is plausible.
  const values = { ...fields, subject: "", elapsedMs: String(randomInt(4_000, 90_000)) };
  const { path, ...request } = requestOf(entryPoint, { form, values, ...(key !== null && { idempotencyKey: key }) });
  const sent = fetch(url + path, {
    method: "POST",
    headers: { "x-forwarded-for": ip, ...request.headers },
    body: request.body,
    redirect: "manual",
    signal: AbortSignal.timeout(requestMsMax),
  });
  const answer = await sent.then(async (response) => ({ response, body: await response.text() })).catch(() => null);
  if (answer === null) return null;
  const { response, body } = answer;
  // The site responds with 503 if it can store leads nowhere. Any other 5xx without the site's own header comes from
  // the proxy.
  if (response.status === 503 || (response.status >= 500 && !response.headers.has("x-request-id"))) return null;
  const reference = referenceIn({ location: response.headers.get("location"), body });
  if (response.status >= 400 || reference === null)
    throw new Error(`${entryPoint} answered ${response.status}: ${body.slice(0, 300)}`);
  return reference;
}
