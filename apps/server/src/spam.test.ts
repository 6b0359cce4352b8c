import { planSearch } from "@site/content/plan-search";
import { planFor } from "@site/content/planner/plan";
import { expect, it } from "vitest";
import { entryPoints, submit } from "./test/entry-points.ts";
import { openTestApp, testMail } from "./test/open-test-app.ts";

const plan = planFor(planSearch({ start: "2027-03-01", state: "ohio" }), "2026-11-22").plan?.message ?? "no plan";
const template = (n: number) =>
  `A practice asked us for credentialing help. Providers: ${n + 2}. Call back on November ${n}. Lead ${20_400_000 + n * 7} of our desk.`;
const note = (n: number) =>
  `Met at the Nashville fair, booth ${n}: wants a call about credentialing and payer enrollment.`;

/** Thirty leads in a minute, or a day's from many places. */
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

it("names, medicines and a program that has no form weigh the same through every entry point: next to nothing", async () => {
  const { app, db } = await openTestApp();
  const people = [
    { name: "Sven Lindqvist", message: "How long does hospital credentialing take for one surgeon?" },
    { name: "Marie Leclercq", message: "Is one application enough?", company: "Lindqvist Ljungqvist Kjeldsbjorg" },
    {
      name: "Dr. Rita Menon",
      message: "Our mens health practice (https://menshealth.example) prescribes Viagra and Cialis.",
    },
    { name: "Ada Osei <ada@osei.example>", message: "Two states." },
  ];
  for (const [index, person] of people.entries())
    for (const entryPoint of entryPoints) {
      const values = { email: `person${index}@clinic.example`, phone: "", ...person };
      const ip = `2001:db8:${index}:${entryPoints.indexOf(entryPoint)}::1`;
      await submit(app, entryPoint, { form: "contact", values, ip });
      await submit(app, entryPoint, { form: "consultation", values: { ...values, phone: "615 555 0100" }, ip });
    }
  for (const table of ["contact_submissions", "consultation_requests"] as const) {
    const rows = await db.selectFrom(table).select(["name", "spam_score", "status"]).execute();
    expect(rows.length).toBe(people.length * entryPoints.length);
    expect(rows.filter(({ spam_score, status }) => spam_score > 20 || status !== "new")).toEqual([]);
  }
});
