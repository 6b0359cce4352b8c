import { randomInt } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { doors, send } from "../torture/doors.ts";
import { newIntent } from "../torture/people.ts";

const everyMs = 40;

export type LeadResult = { sent: number; references: string[]; ms: number[]; failures: string[] };

/** Sends leads through all doors at a steady rate. @param first number of the first person */
export async function sendLeads(url: string, first: number, ended: () => boolean): Promise<LeadResult> {
  const result: LeadResult = { sent: 0, references: [], ms: [], failures: [] };
  const underWay: Promise<void>[] = [];
  while (!ended()) {
    underWay.push(sendOne(url, first + result.sent++, result));
    await delay(everyMs);
  }
  await Promise.all(underWay);
  return result;
}

async function sendOne(url: string, number: number, { references, ms, failures }: LeadResult): Promise<void> {
  const began = performance.now();
  try {
    const reference = await send(url, doors[randomInt(doors.length)] ?? "REST", newIntent(number));
    ms.push(performance.now() - began);
    if (reference === null) failures.push("no answer");
    else references.push(reference);
  } catch (error) {
    failures.push(String(error));
  }
}
