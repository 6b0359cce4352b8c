import { writeOfficeTime } from "@site/db/leads/office-time";
import { addLead, newContact, openTestDatabase, setLeadStatus } from "@site/db/test/open-test-database";
import { expect, it } from "vitest";
import { textOf } from "../mail/body.ts";
import { weekMail } from "./week.ts";

it("Friday's mail has the week's figures beside those of the week before, and says nothing of two quiet weeks", async () => {
  const { db } = await openTestDatabase();
  const zone = "America/Chicago";
  await writeOfficeTime(db, zone);
  expect(await weekMail(db, "2026-11-27", zone)).toBeNull();
  const reference = await addLead(db, newContact(), "2026-11-24T16:00:00.000Z");
  await addLead(db, newContact({ message: "before" }), "2026-11-17T16:00:00.000Z");
  await setLeadStatus(db, { reference, status: "won", note: null });
  await db.updateTable("lead_events").set({ happened_at: "2026-11-24T19:10:00.000Z" }).execute();
  const mail = await weekMail(db, "2026-11-27", zone);
  expect(mail?.subject).toBe("The week to November 26, 2026: 1 leads, 1 answered, 1 won");
  expect(textOf(mail?.blocks ?? []).split("\n")).toEqual(
    expect.arrayContaining([
      "Leads: 1 (1)",
      "From: 1 direct",
      "Answered: 1 (0)",
      "In time: 100 % (–)",
      "Median time: 3 h 10 min (–)",
      "Won: 1 (0)",
      "Open now: 1 taken by no one",
    ]),
  );
});
