import type { Database } from "../schema.ts";

export type NotificationKind = Database["notifications"]["kind"];

/** The recipients of a kind's messages. holder: one person of the office, whose link is too old */
type Audience = "office" | "escalation" | "holder" | "visitor";

/** Every kind; `apps/server/src/notifications/kinds` has its words, and decides whether a message still applies. */
export const audienceOf = {
  office: "office",
  reminder: "office",
  escalation: "escalation",
  digest: "office",
  change: "office",
  link: "holder",
  visitor: "visitor",
  newsletter: "visitor",
} as const satisfies Record<NotificationKind, Audience>;

/** Kinds that the webhook gets as well; it gets the others only if the office has no address. */
export const webhookKinds: readonly NotificationKind[] = ["office", "change"];

/** Whether a kind goes to the company's own people. */
export function isOfficeKind(kind: NotificationKind): boolean {
  return audienceOf[kind] !== "visitor";
}

const all = Object.keys(audienceOf) as NotificationKind[]; // Object.keys widens the type
export const visitorKinds = all.filter((kind) => !isOfficeKind(kind));
export const officeKinds = all.filter(isOfficeKind);
