import { listLeadEvents, listLeadNotifications } from "@site/db/leads/inbox";
import { subscribe, unsubscribe } from "@site/db/outbox/newsletter";
import { newConsultation, newContact } from "@site/db/test/open-test-database";
import { expect, it } from "vitest";
import { openSite, spam } from "../../test/open-site.ts";

const mail = {
  SMTP_URL: "smtp://127.0.0.1:1",
  LEAD_EMAIL_FROM: "website@mail.site.example",
  LEAD_EMAIL_TO: "office@site.example,desk@site.example",
};

it("leads status refuses an unknown status, an unknown lead, and a quarantined lead", async () => {
  const { leads, db, add } = await openSite();
  const reference = await add(newContact({ spam }));
  const refused = await Promise.all([
    leads("status", reference, "new"),
    leads("status", reference, "quarantined"),
    leads("status", "CM-0000-0000", "won", "--note", "x"),
    leads("status", reference),
  ]);
  expect(refused.map(({ code }) => code)).toEqual([1, 2, 3, 2]);
  expect(refused[0]?.stderr).toContain(`Use: pnpm leads release ${reference}`);
  expect(await listLeadEvents(db, reference)).toHaveLength(1);
  expect(await db.selectFrom("lead_events").select("id").execute()).toEqual([]);
  expect((await leads("status", reference, "lost")).stdout).toBe(`${reference}: quarantined → lost\n`);
});

it("leads release notifies each address of the office", async () => {
  const { leads, db, add } = await openSite(mail);
  const reference = await add(newContact({ spam }));
  expect((await leads("release", reference)).stdout).toContain("2 notifications are queued");
  expect(await leads("release", reference)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`${reference} is not in quarantine: it is new.`),
  });
  expect(await listLeadNotifications(db, reference)).toMatchObject([
    { recipient: "office 1", status: "pending" },
    { recipient: "office 2", status: "pending" },
  ]);
});

it("leads release says when no channel is configured, and exits with 3 for an unknown lead", async () => {
  const { leads, add } = await openSite();
  const reference = await add(newContact({ spam }));
  expect((await leads("release", reference)).stdout).toMatch(/nobody is told, because neither SMTP_URL/);
  expect(await leads("release", "CM-0000-0000")).toMatchObject({ code: 3, stdout: "" });
});

it("leads notify requires one of its two options and an existing lead", async () => {
  const { leads } = await openSite();
  const said = { code: 2, stdout: "", stderr: "Say --dead or --dismiss, one of them.\n" };
  expect(await leads("notify")).toEqual(said);
  expect(await leads("notify", "--dismiss", "--dead")).toEqual(said);
  expect(await leads("notify", "--dead", "--ref", "CR-0000-0000")).toMatchObject({ code: 3 });
});

it("leads correct mends an entry of a lead that is meant in any spelling, and its history has the old and the new one", async () => {
  const { leads, add } = await openSite();
  const reference = await add(newConsultation({ phone: "615 555 019" }));
  const spoken = reference.toLowerCase().replace("cr-", "").replaceAll("-", " ").replaceAll("0", "o");
  expect(await leads("correct", spoken, "--phone", "(615) 555-0119")).toMatchObject({ code: 0 });
  expect((await leads("show", spoken)).stdout).toMatch(/correction .*Phone: 615 555 019 → \(615\) 555-0119/);
  for (const text of ["6155550119", "+1 615.555.0119"])
    expect((await leads("list", "--text", text)).stdout).toContain(reference);
  expect((await leads("correct", reference, "--phone", "(615) 555-0119")).stdout).toContain("as you say already");
});

it("leads correct refuses what the form would refuse, and what a lead does not have", async () => {
  const { leads, add } = await openSite();
  const contact = await add(newContact());
  expect(await leads("correct", contact, "--email", "ada@")).toMatchObject({ code: 2 });
  expect(await leads("correct", contact)).toMatchObject({ code: 2 });
  const consultation = await add(newConsultation());
  expect(await leads("correct", consultation, "--message", "Hello")).toMatchObject({ code: 2 });
});

it("an unsubscribed address stays refused after its erasure, until leads allow admits it", async () => {
  const site = await openSite();
  const email = "ada@clinic.example";
  await subscribe(site.db, email, "site.example");
  const { token } = await site.db.selectFrom("newsletter_subscribers").select("token").executeTakeFirstOrThrow();
  await unsubscribe(site.db, token);
  expect((await site.leads("erase", email, "--yes")).stdout).toContain("its keyed hash stays");
  expect(JSON.parse((await site.leads("person", email)).stdout)).toMatchObject({
    newsletter_subscribers: [],
    newsletter_refusals: [{ refused_at: expect.any(String) }],
  });
  await subscribe(site.db, email, "site.example");
  expect(await site.db.selectFrom("newsletter_subscribers").selectAll().execute()).toEqual([]);

  expect((await site.leads("allow", email.toUpperCase())).code).toBe(0);
  await subscribe(site.db, email, "site.example");
  expect(await site.db.selectFrom("newsletter_subscribers").select("status").execute()).toEqual([
    { status: "pending" },
  ]);
  expect(await site.leads("allow", email)).toMatchObject({ code: 3, stdout: "" });
});
