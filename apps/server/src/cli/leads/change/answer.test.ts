import { findLead, listLeadEvents, listLeadNotifications } from "@site/db/leads/inbox";
import { newContact } from "@site/db/test/open-test-database";
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
});

it("leads release notifies the office once, however many release at the same time", async () => {
  const { spawnLeads, db, add } = await openSite(mail);
  const reference = await add(newContact({ spam }));
  expect(await listLeadNotifications(db, reference)).toEqual([]);

  const released = await Promise.all([1, 2].map(() => spawnLeads("release", reference)));
  expect(released.map(({ code }) => code).toSorted()).toEqual([0, 1]);
  expect(
    released
      .map(({ stderr }) => stderr)
      .filter((text) => text.endsWith(`\n${reference} is not in quarantine: it is new.\n`)),
  ).toHaveLength(1);
  expect(await listLeadNotifications(db, reference)).toMatchObject([
    { kind: "office", recipient: "office 1", status: "pending" },
    { kind: "office", recipient: "office 2", status: "pending" },
  ]);
  expect(await listLeadEvents(db, reference)).toMatchObject([
    { event: "created", to_status: "quarantined" },
    { event: "status", from_status: "quarantined", to_status: "new" },
  ]);
});

it("leads release says when no channel is configured, and exits with 3 for an unknown lead", async () => {
  const { leads, db, add } = await openSite();
  const reference = await add(newContact({ spam }));
  expect((await leads("release", reference)).stdout).toMatch(/nobody is told, because neither SMTP_URL/);
  expect((await findLead(db, reference))?.status).toBe("new");
  expect(await leads("release", "CM-0000-0000")).toMatchObject({ code: 3, stdout: "" });
});

it("leads notify requires one of its three options and an existing lead", async () => {
  const { leads } = await openSite();
  const said = { code: 2, stdout: "", stderr: "Say --retry, --dead or --dismiss, one of them.\n" };
  expect(await leads("notify")).toEqual(said);
  expect(await leads("notify", "--retry", "--dead")).toEqual(said);
  expect(await leads("notify", "--dead", "--ref", "CR-0000-0000")).toMatchObject({ code: 3 });
});
