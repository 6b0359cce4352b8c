import { retryNotifications } from "@site/db/outbox/outbox";
import { makeDue, newContact } from "@site/db/test/open-test-database";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { expect, it } from "vitest";
import { openHook, openWithPeer } from "./test/open-outbox.ts";
import { headersOf, type React, type Reaction } from "./test/peers.ts";

it("a message is dead after the last attempt, the log says so, and a requested retry delivers it", async () => {
  let refusing = true;
  const react = () => (refusing ? 550 : "go on");
  const { db, leads, dispatcher, rows, log, peer } = await openWithPeer({ react, timing: { attemptsMax: 3 } });
  await leads.submit(newContact());
  dispatcher.start();
  await expect.poll(rows).toMatchObject([{ status: "dead", attempts: 3, last_error: expect.stringContaining("550") }]);
  expect(log.at(-1)).toMatch(/"code":"550 \w+".*"notification given up"/);

  refusing = false;
  expect(await retryNotifications(db)).toBe(1);
  dispatcher.wake();
  await expect.poll(rows).toMatchObject([{ status: "sent", attempts: 1, last_error: null }]);
  expect(peer.mails).toHaveLength(1);
});

it("a hung webhook delays no email, and gets no more requests at once than the limit", async () => {
  const hook = await openHook(() => {});
  const { leads, dispatcher, peer } = await openWithPeer({ env: hook.env, timing: { slots: 1 } });
  dispatcher.start();
  await Promise.all([leads.submit(newContact()), leads.submit(newContact())]);
  await expect.poll(() => peer.mails.length).toBe(2);
  expect(hook.posts).toHaveLength(1);
});

it("the log of a failed delivery contains the cause and nothing that a visitor typed", async () => {
  const hook = await openHook((response) => response.writeHead(500).end());
  const faults: Reaction[] = [451, "drop", "hang"];
  const react: React = (step, address) => {
    if (step !== "rcpt") return "go on";
    return address === "office@site.example" ? (faults.shift() ?? 550) : 550;
  };
  const env = { ...hook.env, LEAD_CONFIRM_TO_VISITOR: "yes" };
  const timing = { attemptsMax: 8, deliveryMs: 1_500 };
  const { leads, dispatcher, rows, log } = await openWithPeer({ react, env, timing });
  const typed = { name: "Zacharias", phone: "615 555 0199", company: "Hidden Clinic", message: "Secret words" };
  dispatcher.start();
  await leads.submit(newContact({ ...typed, email: "zacharias@private.example" }));
  // `last_error` may contain the visitor's address, because the row is deleted together with its lead.
  const quoting = { status: "dead", last_error: expect.stringContaining("zacharias@private.example") };
  await expect.poll(rows).toMatchObject([{ status: "dead" }, { status: "dead" }, quoting]);

  const text = log.join("");
  for (const secret of [...Object.values(typed), "private.example", "zacharias"]) expect(text).not.toContain(secret);
  for (const code of ["550 EENVELOPE", "451 EENVELOPE", "ECONNECTION", "EABORT"])
    expect(text).toContain(`"code":"${code}"`);
  expect(text).toContain('"code":"500"');
});

it("an email that waited for a mistyped LEAD_EMAIL_TO goes to the address that is configured when it is sent", async () => {
  const database = `file:${temporaryFolder()}/site.db`;
  const react: React = (_step, address) => (address === "offcie@site.example" ? 550 : "go on");
  const before = await openWithPeer({ react, database, env: { LEAD_EMAIL_TO: "offcie@site.example" } });
  await before.leads.submit(newContact());
  before.dispatcher.start();
  await expect.poll(before.rows).toMatchObject([{ last_error: expect.stringContaining("550") }]);
  await before.dispatcher.stop();

  const after = await openWithPeer({ react, database });
  await makeDue(after.db);
  after.dispatcher.start();
  await expect.poll(after.rows).toMatchObject([{ status: "sent", recipient: "office@site.example" }]);
  expect(after.peer.mails.map(({ recipients }) => recipients)).toEqual([["office@site.example"]]);
});

it("in a flood the office gets a few emails and then one email that names all other leads, and no lead is dropped", async () => {
  const env = { RATE_LIMIT_OFFICE_MAILS: "5", SECRET_KEY: "the key of the flood" };
  const { db, leads, dispatcher, rows, peer } = await openWithPeer({ env });
  const submit = (n: number) => leads.submit(newContact({ name: `Person ${n}`, message: `Lead ${n}` }));
  const receipts = await Promise.all(Array.from({ length: 9 }, (_, n) => submit(n)));
  const sent = async () => (await rows()).filter(({ status }) => status === "sent").length;
  dispatcher.start();
  await expect.poll(sent).toBe(5);
  await makeDue(db);
  dispatcher.wake();
  await expect.poll(sent).toBe(9);
  const texts = peer.mails.map(({ raw, text }) => `${raw}\n${text}`).join("\n");
  for (const { reference } of receipts) expect(texts).toContain(reference);
  expect(peer.mails).toHaveLength(6);
  const roundup = peer.mails.find((mail) => headersOf(mail, "subject")[0]?.startsWith("4 leads since"));
  expect(roundup?.text).toMatch(/\/leads\?token=/);
});
