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

it.each<[what: string, message: (n: number) => string, ip: (n: number) => string]>([
  ["a program's template from one address", template, () => "203.0.113.40"],
  ["the planner's message from thirty visitors", () => plan, (n) => `203.0.113.${n + 50}`],
  ["the notes of a fair from one laptop", note, () => "203.0.113.41"],
])("thirty leads in a minute are each notified to the office: %s", async (_, messageOf, ip) => {
  const { app, db } = await openTestApp({ env: testMail });
  for (let n = 1; n <= 30; n += 1) {
    const values = { name: `Person ${n}`, email: `person${n}@clinic.example`, message: messageOf(n) };
    await submit(app, n % 2 ? "REST" : "form post", { form: "contact", values, ip: ip(n) });
  }
  const stored = await db.selectFrom("lead_inbox").select("status").execute();
  expect(stored).toEqual(Array(30).fill({ status: "new" }));
  const told = await db.selectFrom("notifications").select("reference").where("kind", "=", "office").execute();
  expect(told).toHaveLength(30);
});
