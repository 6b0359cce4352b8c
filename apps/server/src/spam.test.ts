import { planSearch } from "@site/content/plan-search";
import { planFor } from "@site/content/planner/plan";
import { expect, it } from "vitest";
import { submit } from "./test/entry-points.ts";
import { openTestApp, testMail } from "./test/open-test-app.ts";

const plan = planFor(planSearch({ start: "2027-03-01", state: "ohio" }), "2026-11-22").plan?.message ?? "no plan";
const template = (n: number) =>
  `A practice asked us for credentialing help. Providers: ${n + 2}. Call back on November ${n}. Lead ${20_400_000 + n * 7} of our desk.`;
const note = (n: number) =>
  `Met at the Nashville fair, booth ${n}: wants a call about credentialing and payer enrollment.`;

/** Thirty leads in a minute, or a day's leads from many places. */
const senders: [what: string, message: (n: number) => string, ip: (n: number) => string, count: number][] = [
  ["a program's template from one address", template, () => "203.0.113.40", 30],
  ["the planner's message from thirty visitors", () => plan, (n) => `203.0.113.${n + 50}`, 30],
  ["the notes of a fair from one laptop", note, () => "203.0.113.41", 16],
];

it.each(senders)("the office is notified of each: %s", async (_, messageOf, ip, count) => {
  for (const entryPoint of ["REST", "tRPC", "form post"] as const) {
    const { app, db } = await openTestApp({ env: testMail });
    for (let n = 1; n <= count; n += 1) {
      const values = { name: `Person ${n}`, email: `person${n}@clinic.example`, message: messageOf(n) };
      await submit(app, entryPoint, { form: "contact", values, ip: ip(n) });
    }
    const stored = await db.selectFrom("lead_inbox").select(["status", "spam_signals"]).execute();
    expect(stored).toHaveLength(count);
    expect(stored.filter(({ status }) => status !== "new")).toEqual([]);
    const told = await db.selectFrom("notifications").select("reference").where("kind", "=", "office").execute();
    expect(told).toHaveLength(count);
  }
});
