import type { Database } from "../schema.ts";

export type NotificationKind = Database["notifications"]["kind"];

/** "holder" is the person at the office whose link to a page has expired. */
type Audience = "office" | "escalation" | "holder" | "visitor";

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

/** If the office has no email address, the webhook gets messages of all kinds. */
export const webhookKinds: readonly NotificationKind[] = ["office", "change"];

export function isOfficeKind(kind: NotificationKind): boolean {
  return audienceOf[kind] !== "visitor";
}

const all = Object.keys(audienceOf) as NotificationKind[]; // `Object.keys` returns plain strings
export const visitorKinds = all.filter((kind) => !isOfficeKind(kind));
export const officeKinds = all.filter(isOfficeKind);
