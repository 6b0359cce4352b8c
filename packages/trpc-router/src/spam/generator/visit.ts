import type { Chance } from "./chance.ts";

/** Every way by which a lead can reach the server. */
export const doors = ["tRPC", "tRPC batch", "REST", "REST with a header", "form post"] as const;
export type Door = (typeof doors)[number];

export type Submission = {
  form: "consultation" | "contact";
  /** What was typed, and what the page adds beside it. */
  values: Readonly<Record<string, unknown>>;
  idempotencyKey?: string;
  /** Where it comes from. */
  ip?: string;
  partnerKey?: string;
};

/** One submission, as it reaches the server. */
export type Visit = { door: Door; submission: Submission & { ip: string } };

/** Makes what one sender, or one group of them, sends. */
export type Senders = (chance: Chance) => Visit[];

/** What the page's script puts in beside what was typed. */
export function scripted(chance: Chance, elapsedMs: number, subject = "") {
  return { elapsedMs, subject, idempotencyKey: chance.key() };
}
