import { LeadIntake } from "@site/db/intake/intake";
import { findLead, type LeadDetails } from "@site/db/leads/inbox";
import { newContact, openTestDatabase, testPolicy } from "@site/db/test/open-test-database";
import { expect, it } from "vitest";
import { officeMail } from "./message-text.ts";

const place = { origin: "https://site.example", timeZone: "America/Chicago" };

/** The lines of the mail about a lead that was stored with these values. */
async function linesOf(given: Partial<LeadDetails>, timeZone = place.timeZone): Promise<string[]> {
  const { db } = await openTestDatabase();
  const { reference } = await new LeadIntake(db, testPolicy).submit(newContact());
  const lead = await findLead(db, reference);
  if (lead === undefined) throw new Error("The lead was not stored.");
  return officeMail("office", { ...lead, ...given }, { ...place, timeZone }, () => null).text.split("\n");
}

it.each([
  ["America/Chicago", "Saturday, November 21, 2026 at 3:14 PM CST"],
  ["UTC", "Saturday, November 21, 2026 at 9:14 PM UTC"],
  ["Pacific/Kiritimati", "Sunday, November 22, 2026 at 11:14 AM GMT+14"],
])("the time of a lead is written in words in the zone %s", async (timeZone, words) => {
  expect(await linesOf({ created_at: "2026-11-21T21:14:15.926Z" }, timeZone)).toContain(`Received: ${words}`);
});

it.each(["//evil.example/", "https://evil.example/", "/\\evil.example/", "javascript:alert(1)"])(
  "a page makes no link to another site: %s",
  async (page) => {
    const lines = await linesOf({ landing_page: page, sent_from: page });
    expect(lines).toContain(`Landing page: ${page}`);
    expect(lines).toContain(`Sent from: ${page}`);
  },
);

it("a mail has no line for an empty field, and no link for a number that can't be dialled", async () => {
  const lines = await linesOf({ phone: "evenings only" });
  expect(lines).toContain("Phone: evenings only");
  expect(lines.join("\n")).not.toMatch(/Call|ampaign|Came from|Landing page|Sent from|About|null|tel:/);
});
