import { setTimeout as delay } from "node:timers/promises";
import { newIntent } from "../torture/people.ts";
import type { Visit } from "../torture/visitors.ts";

export const partnerKey = "a-partner-key-of-32-characters-x";

/** Does something again and again until `end`, which resolves when the last time is over. */
function repeat(act: () => Promise<void>, pauseMsMax = 60): { end: () => Promise<void> } {
  let isEnding = false;
  const acting = (async () => {
    while (!isEnding) {
      await act();
      await delay(Math.random() * pauseMsMax);
    }
  })();
  return {
    end: () => {
      isEnding = true;
      return acting;
    },
  };
}

async function post(url: string, path: string, body: object, headers: Record<string, string> = {}) {
  try {
    const response = await fetch(url + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    });
    return { status: response.status, text: await response.text() };
  } catch {
    // The connection broke: the request is sent again.
    return null;
  }
}

/** A partner's program, which sends leads through REST with its key, each until it is answered. */
export function startPartner(url: string) {
  const visits: Visit[] = [];
  const unexpected: string[] = [];
  const program = repeat(async () => {
    const intent = { ...newIntent(1_000_000 + visits.length, "contact"), key: crypto.randomUUID() };
    const visit: Visit = { intent, references: [] };
    visits.push(visit);
    const headers = { "x-partner-key": partnerKey, "idempotency-key": intent.key };
    for (let answer = null; answer === null; ) {
      answer = await post(url, "/api/contact", intent.fields, headers);
      const reference = /"reference":"(C[RM]-[^"]+)"/.exec(answer?.text ?? "")?.[1];
      if (reference !== undefined) visit.references.push(reference);
      else if (answer !== null) unexpected.push(`REST with a partner's key answered ${answer.status}: ${answer.text}`);
    }
  });
  return { visits, unexpected, end: program.end };
}

/** Readers who subscribe to the newsletter, seldom, because the site limits its confirmation mails. */
export function startReaders(url: string) {
  const acknowledged: string[] = [];
  /** HTTP statuses of refusals. */
  const refused = new Set<number>();
  let count = 0;
  const readers = repeat(async () => {
    count += 1;
    const email = `reader-${count}@torture-visitors.example`;
    const answer = await post(url, "/api/newsletter", { email }, { "x-forwarded-for": `198.51.100.${count % 250}` });
    if (answer !== null && answer.status < 300) acknowledged.push(email);
    else if (answer !== null) refused.add(answer.status);
  }, 2_000);
  return { acknowledged, refused, end: readers.end };
}
