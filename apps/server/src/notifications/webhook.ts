import { createHmac } from "node:crypto";
import type { Db } from "@site/db/open";
import { officeAddressOf } from "@site/db/outbox/queue";
import { Webhook } from "standardwebhooks";
import type { Env } from "../configuration/env.ts";
import { kinds } from "./kinds/kinds.ts";
import { type Send, Undeliverable } from "./send.ts";

type WebhookOptions = { db: Db; deliveryMs: number } & NonNullable<Env["webhook"]>;

/** Every attempt to deliver a message has the same id, as the Standard Webhooks specification says. */
export function webhookSender({ db, url, secret, authorization, deliveryMs }: WebhookOptions): Send {
  // A secret that begins with `whsec_` is in Base64, as Standard Webhooks specifies. Any other secret is used as it is.
  const webhook = secret.startsWith("whsec_") ? new Webhook(secret) : new Webhook(secret, { format: "raw" });
  return async ([notification], signal) => {
    const { kind, recipient, messageId } = notification;
    const address = officeAddressOf(recipient, [url]);
    const event = await kinds[kind].post?.(notification, db);
    if (address === null || event === undefined)
      throw new Undeliverable("Messages of this kind are not sent to the webhook.");
    if (event === null) return null;
    const body = JSON.stringify({ id: messageId, ...event });
    // The signature covers `id.timestamp.body`, so the id must not contain a dot. The domain does, and is left out.
    const [id = ""] = messageId.slice(1).split("@");
    const at = new Date();
    const seconds = String(Math.floor(at.getTime() / 1000));
    const response = await fetch(address, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(authorization !== null && { authorization }),
        "webhook-id": id,
        "webhook-timestamp": seconds,
        "webhook-signature": webhook.sign(id, at, body),
        // Receivers that were set up for release 1.0.0 verify these headers. Releases after 1.1.0 will no longer send
        // them.
        "x-message-id": messageId,
        "x-signature": `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`,
      },
      body,
      // A redirect is an error, because a lead may be sent only to the configured URL.
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(deliveryMs)]),
    });
    await response.body?.cancel();
    if (!response.ok)
      throw Object.assign(new Error(`The webhook responded with ${response.status}.`), {
        responseCode: response.status,
      });
    return { recipient: address, seconds: null };
  };
}
