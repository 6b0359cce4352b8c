import type { Door, Submission } from "../testing-doors.ts";
import type { Chance } from "./chance.ts";

/** One submission, as it reaches the server. */
export type Visit = { door: Door; submission: Submission & { ip: string } };

/** Makes what one sender, or one group of them, sends. */
export type Senders = (chance: Chance) => Visit[];

/** What the page's script puts in beside what was typed. */
export function scripted(chance: Chance, elapsedMs: number, subject = "") {
  return { elapsedMs, subject, idempotencyKey: chance.key() };
}
