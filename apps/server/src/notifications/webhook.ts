import { createHmac } from "node:crypto";
import type { Db } from "@site/db/open";
import { officeAddressOf } from "@site/db/outbox/queue";
import type { Env } from "../configuration/env.ts";
import { kinds } from "./kinds/kinds.ts";
import { type Send, Undeliverable } from "./send.ts";

type WebhookOptions = { db: Db; deliveryMs: number } & NonNullable<Env["webhook"]>;

/**
 * Posts a lead as JSON. `X-Signature: t=<seconds>,v1=<hex>` is the HMAC-SHA-256 of `<seconds>.<body>`; `X-Message-Id`
 * is the same at every attempt, so that the receiver can detect a repeated delivery.
 */
export function webhookSender({ db, url, secret, authorization, deliveryMs }: WebhookOptions): Send {
  return async ([notification], signal) => {
    const { kind, recipient, messageId } = notification;
    const address = officeAddressOf(recipient, [url]);
    const event = await kinds[kind].post?.(notification, db);
    if (address === null || event === undefined) throw new Undeliverable("A webhook gets no such message.");
    if (event === null) return null;
    const body = JSON.stringify({ id: messageId, ...event });
    const response = await fetch(address, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(authorization !== null && { authorization }),
        "x-message-id": messageId,
        "x-signature": signature(body, secret, Math.floor(Date.now() / 1000)),
      },
      body,
      // A redirect is a failure, because a lead may only go to the configured address.
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(deliveryMs)]),
    });
    await response.body?.cancel();
    if (!response.ok)
      throw Object.assign(new Error(`The webhook answered ${response.status}.`), { responseCode: response.status });
    return { recipient: address, seconds: null };
  };
}

function signature(body: string, secret: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}
