import type { Chance } from "./chance.ts";

/** Every endpoint and encoding by which a lead can reach the server. */
export const entryPoints = ["tRPC", "tRPC batch", "REST", "REST with a header", "form post"] as const;
export type EntryPoint = (typeof entryPoints)[number];

export type Submission = {
  form: "consultation" | "contact";
  /** Entered and hidden fields. */
  values: Readonly<Record<string, unknown>>;
  idempotencyKey?: string;
  /** Network address of the sender. */
  ip?: string;
  partnerKey?: string;
};

/** One submission and its endpoint. */
export type Visit = { entryPoint: EntryPoint; submission: Submission & { ip: string } };

/** Makes the visits of one sender, or of a group. */
export type Senders = (chance: Chance) => Visit[];

/** The fields that the page's script sets. */
export function scripted(chance: Chance, elapsedMs: number, subject = "") {
  return { elapsedMs, subject, idempotencyKey: chance.key() };
}
