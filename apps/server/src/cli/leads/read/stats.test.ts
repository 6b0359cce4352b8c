import { noTouch } from "@site/content/touch";
import { noAttribution } from "@site/db/leads/lead-fields";
import { newConsultation, newContact } from "@site/db/test/open-test-database";
import { expect, it } from "vitest";
import { openSite, spam, type TestSite } from "../../test/open-site.ts";

function from(landingPage: string, campaign: string | null = null) {
  return { ...noAttribution, landingPage, last: { ...noTouch, source: "news", campaign } };
}

/** Chicago's clocks are put back in the night to November 1. */
async function fill({ add, db }: TestSite): Promise<void> {
  await add(newContact({ attribution: from("/", "spring") }), "2026-11-01T04:59:59.999Z");
  await add(newContact({ attribution: from("/", "spring") }), "2026-11-01T05:00:00.000Z");
  const won = await add(newConsultation({ attribution: from("/states/texas") }), "2026-11-02T05:59:59.999Z");
  await db.updateTable("consultation_requests").set({ status: "won" }).where("reference", "=", won).execute();
  await add(newContact({ spam }), "2026-11-03T12:00:00.000Z");
}

const range = ["--from", "2026-10-31", "--to", "2026-11-03"];

it("leads stats counts per day of the report's zone, days without a lead included", async () => {
  const site = await openSite();
  await fill(site);
  const { code, stdout } = await site.leads("stats", ...range, "--format", "json");
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toEqual([
    { name: "2026-10-31", leads: 1, quarantined: 0, contacted: 0, won: 0 },
    { name: "2026-11-01", leads: 2, quarantined: 0, contacted: 1, won: 1 },
    { name: "2026-11-02", leads: 0, quarantined: 0, contacted: 0, won: 0 },
    { name: "2026-11-03", leads: 1, quarantined: 1, contacted: 0, won: 0 },
  ]);
});

it("leads stats shows the last 30 days by default, and refuses an invalid range", async () => {
  const { leads } = await openSite();
  expect(JSON.parse((await leads("stats", "--format", "json")).stdout)).toHaveLength(30);
  expect(await leads("stats", "--from", "2026-01-02", "--to", "2026-01-01")).toMatchObject({ code: 2, stdout: "" });
  expect(await leads("stats", "--from", "1900-01-01")).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/at most/),
  });
});
