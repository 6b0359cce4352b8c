import { findLead } from "@site/db/leads/inbox";
import { listLeadEvents } from "@site/db/leads/lead-history";
import { changeLead } from "@site/db/leads/requests";
import { subscribe, unsubscribe } from "@site/db/outbox/newsletter";
import { newConsultation, newContact, setLeadStatus, testPolicy } from "@site/db/test/open-test-database";
import { expect, it } from "vitest";
import { openSite } from "../test/commands.ts";
import { findBytes } from "../test/inspect-files.ts";

it("leads notify requires one of its two options and an existing lead", async () => {
  const { leads } = await openSite();
  for (const args of [[], ["--dismiss", "--dead"]])
    expect(await leads("notify", ...args)).toMatchObject({ code: 2, stderr: "Give either --dead or --dismiss.\n" });
  expect(await leads("notify", "--dead", "--ref", "CR-0000-0000")).toMatchObject({ code: 3 });
});

it("leads correct fixes an entry of a lead, whose reference may have any spelling, and refuses entries that the form would refuse", async () => {
  const { leads, add, db } = await openSite();
  const reference = await add(newConsultation({ phone: "615 555 019" }));
  const spoken = reference.toLowerCase().replace("cr-", "").replaceAll("-", " ").replaceAll("0", "o");
  expect(await leads("correct", spoken, "--phone", "(615) 555-0119")).toMatchObject({ code: 0 });
  expect(await listLeadEvents(db, reference)).toContainEqual(
    expect.objectContaining({ event: "correction", note: "Phone: 615 555 019 → (615) 555-0119", actor: "command" }),
  );
  expect((await leads("correct", reference, "--phone", "(615) 555-0119")).stdout).toContain(
    "has these entries already",
  );
  for (const wrong of [[], ["--email", "ada@"], ["--message", "of a form without one"]])
    expect(await leads("correct", reference, ...wrong)).toMatchObject({ code: 2 });
});

it("leads correct --redact removes a patient's data from message, notes, additions and history, and leaves no byte of it", async () => {
  const { leads, add, db, folder } = await openSite();
  const reference = await add(newContact({ message: "John Harker, DOB 1961. Three providers." }));
  await setLeadStatus(db, { reference, status: "contacted", note: "Asked about Harker" });
  const changes = { correction: {}, addition: "Harker is the patient" };
  await changeLead(db, reference, changes, "visitor", { ...testPolicy, mayConfirm: () => true });
  const { code, stdout } = await leads("correct", reference, "--message", "Three providers.", "--redact");
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/Backups in other places still/) });
  expect(findBytes(folder, ["harker"])).toEqual([]);
  expect((await findLead(db, reference))?.message).toBe("Three providers.");
  const events = (await listLeadEvents(db, reference)).map(({ event, note }) => [event, note]);
  expect(events).toContainEqual(["status", null]);
  for (const event of ["note", "addition"]) expect(events).toContainEqual([event, "(taken out)"]);
});

it("an unsubscribed address stays refused after its erasure, until leads allow accepts it", async () => {
  const site = await openSite();
  const email = "ada@clinic.example";
  const subscribed = () => site.db.selectFrom("newsletter_subscribers").select(["status", "token"]).execute();
  await subscribe(site.db, email, "site.example");
  await unsubscribe(site.db, (await subscribed())[0]?.token ?? "");
  expect((await site.leads("erase", email, "--yes")).stdout).toContain(
    "A keyed hash of the unsubscribed address stays",
  );
  expect(JSON.parse((await site.leads("person", email)).stdout)).toMatchObject({
    newsletter_subscribers: [],
    newsletter_refusals: [{ refused_at: expect.any(String) }],
  });
  await subscribe(site.db, email, "site.example");
  expect(await subscribed()).toEqual([]);

  expect((await site.leads("allow", email.toUpperCase())).code).toBe(0);
  await subscribe(site.db, email, "site.example");
  expect(await subscribed()).toMatchObject([{ status: "pending" }]);
  expect(await site.leads("allow", email)).toMatchObject({ code: 3, stdout: "" });
});
