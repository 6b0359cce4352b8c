import type { Database } from "../schema.ts";

export type NotificationKind = Database["notifications"]["kind"];

/** Who gets the messages of a kind. holder: one person of the office, who has a link that is too old */
type Audience = "office" | "escalation" | "holder" | "visitor";

/** Every kind; `apps/server/src/notifications/kinds` says when its message still holds, and its words. */
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

/** Kinds that the webhook gets as well; it gets others only if the office has no address. */
export const webhookKinds: readonly NotificationKind[] = ["office", "change"];

/** Whether a kind goes to the company's own people. */
export function isOfficeKind(kind: NotificationKind): boolean {
  return audienceOf[kind] !== "visitor";
}

const all = Object.keys(audienceOf) as NotificationKind[]; // Object.keys widens them
export const visitorKinds = all.filter((kind) => !isOfficeKind(kind));
export const officeKinds = all.filter(isOfficeKind);
