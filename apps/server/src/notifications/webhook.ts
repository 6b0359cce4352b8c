import { createHmac } from "node:crypto";
import { waitingOf } from "@site/db/leads/clock";
import { findLead } from "@site/db/leads/inbox";
import type { Db } from "@site/db/open";
import { canaryReference } from "@site/db/outbox/queue";
import { addressOf, Pointless, type Send, Undeliverable } from "./send.ts";

/**
 * Posts a lead as JSON. `X-Signature: t=<seconds>,v1=<hex>` is the HMAC-SHA-256 of `<seconds>.<body>`; `X-Message-Id`
 * is the same at every attempt, so that the receiver can detect a repeated delivery.
 */
export function webhookSender({ db, url, secret }: { db: Db; url: string; secret: string }): Send {
  return async ([notification], signal) => {
    const { kind, reference, messageId } = notification;
    const address = addressOf(notification, [url]);
    const lead = reference === canaryReference ? null : await findLead(db, reference);
    if (lead === undefined) throw new Undeliverable("The lead has been erased.");
    if (kind !== "office" && (await waitingOf(db, [reference])).length === 0) throw new Pointless();
    // A test lead is another event, so that no receiver takes it for a lead.
    const event = lead === null ? { event: "canary" } : { event: `lead.${kind === "office" ? "created" : kind}`, lead };
    const body = JSON.stringify({ id: messageId, ...event });
    const response = await fetch(address, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-message-id": messageId,
        "x-signature": signature(body, secret, Math.floor(Date.now() / 1000)),
      },
      body,
      // A redirect is an error, because a lead may only go to the configured address.
      redirect: "error",
      signal,
    });
    await response.body?.cancel();
    if (!response.ok)
      throw Object.assign(new Error(`The webhook answered ${response.status}.`), { responseCode: response.status });
    return address;
  };
}

function signature(body: string, secret: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}
