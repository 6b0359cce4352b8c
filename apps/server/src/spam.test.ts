import { bots } from "@site/trpc-router/spam/generator/bots";
import { Chance } from "@site/trpc-router/spam/generator/chance";
import { humans, partnerOfTests } from "@site/trpc-router/spam/generator/humans";
import type { Senders, Visit } from "@site/trpc-router/spam/generator/visit";
import { quarantineScore } from "@site/trpc-router/spam/score";
import { describe, expect, it } from "vitest";
import { submit } from "./test/entry-points.ts";
import { openTestApp } from "./test/open-test-app.ts";

const perSide = 2_000;

type Kinds = Readonly<Record<string, Senders>>;
type KnownVisit = Visit & { kind: string };

/** Senders of every kind, each until it has its share of the submissions. */
function crowd(kinds: Kinds, chance: Chance): KnownVisit[] {
  const perKind = Math.ceil(perSide / Object.keys(kinds).length);
  return Object.entries(kinds).flatMap(([kind, senders]) => {
    const visits: KnownVisit[] = [];
    while (visits.length < perKind) visits.push(...senders(chance).map((visit) => ({ ...visit, kind })));
    return visits;
  });
}

/** Sends people and programs mixed, twenty at a time, through the entry points into a database. @returns the outcomes */
async function receive(seed: number) {
  const { app, db } = await openTestApp({ settings: { partnerKeys: [partnerOfTests] } });
  const chance = new Chance(seed);
  const queue = chance.shuffle([...crowd(humans, chance), ...crowd(bots, chance)]);
  const answered: (KnownVisit & Awaited<ReturnType<typeof submit>>)[] = [];
  while (queue.length > 0) {
    const group = queue.splice(0, 20);
    const send = async (visit: KnownVisit) => ({
      ...visit,
      ...(await submit(app, visit.entryPoint, visit.submission)),
    });
    answered.push(...(await Promise.all(group.map(send))));
  }
  const leads = new Map((await db.selectFrom("lead_inbox").selectAll().execute()).map((row) => [row.reference, row]));
  const told = await db.selectFrom("notifications").select("reference").where("kind", "=", "office").execute();
  const references = new Set(told.map(({ reference }) => reference));
  const sent = answered.map((each) => ({
    ...each,
    lead: leads.get(each.reference ?? ""),
    told: references.has(each.reference ?? ""),
  }));
  return { sent, people: sent.filter(({ kind }) => kind in humans), programs: sent.filter(({ kind }) => kind in bots) };
}

describe("a crowd of people and programs", async () => {
  const { sent, people, programs } = await receive(1);
  const escaped = programs.filter(({ lead }) => lead?.status !== "quarantined");

  it("is as large as it says", () => {
    expect(people.length).toBeGreaterThanOrEqual(perSide);
    expect(programs.length).toBeGreaterThanOrEqual(perSide);
    expect(Math.min(Object.keys(humans).length, Object.keys(bots).length)).toBeGreaterThanOrEqual(8);
  });

  it("gets the same kind of answer through each entry point, whoever asks", () => {
    const answers = new Set(
      sent.map(
        ({ entryPoint, status, reference }) => `${entryPoint} ${status} ${reference?.replace(/[0-9A-Z]{4}/g, "****")}`,
      ),
    );
    expect([...answers].toSorted()).toEqual([
      "REST 200 CM-****-****",
      "form post 303 CM-****-****",
      "form post 303 CR-****-****",
      "tRPC 200 CM-****-****",
      "tRPC 200 CR-****-****",
    ]);
  });

  it("is stored to the last, each with what it sent", () => {
    expect(new Set(sent.map(({ reference }) => reference)).size).toBe(sent.length);
    const lost = sent.filter(({ lead, submission: { values } }) => lead?.email !== values.email);
    expect(lost).toEqual([]);
  });

  it("has no human in quarantine: every one is new, and the office is told", () => {
    const misjudged = people.filter(({ lead, told }) => lead?.status !== "new" || !told);
    expect(misjudged.map(({ kind, lead }) => `${kind}: ${lead?.status}, ${lead?.spam_signals}`)).toEqual([]);
  });

  it("has at least 99 % of the programs in quarantine, and most of every kind", () => {
    const byKind = Object.groupBy(escaped, ({ kind }) => kind);
    const list = Object.entries(byKind).map(
      ([kind, all]) => `${kind}: ${all?.length}, such as ${all?.[0]?.lead?.spam_signals}`,
    );
    expect(escaped.length / programs.length, list.join("\n")).toBeLessThanOrEqual(0.01);
    for (const kind of Object.keys(bots)) {
      const all = programs.filter((program) => program.kind === kind);
      expect((byKind[kind]?.length ?? 0) / all.length, kind).toBeLessThan(0.1);
    }
  });

  it("disturbs nobody with what is in quarantine", () => {
    const quarantined = sent.filter(({ lead }) => lead?.status === "quarantined");
    expect(quarantined.filter(({ told }) => told)).toEqual([]);
    expect(quarantined.filter(({ lead }) => (lead?.spam_score ?? 0) < quarantineScore)).toEqual([]);
  });
});
