import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import type { Db } from "../open.ts";
import { addLead, newContact, openTestDatabase } from "../test/open-test-database.ts";
import { RequestLinks, readSigners } from "./request-link.ts";

/** As a process that starts reads them. */
async function start(db: Db, ...secrets: string[]): Promise<RequestLinks> {
  return new RequestLinks(await readSigners(db, secrets));
}

const leadOf = (db: Db, reference: string) =>
  db
    .selectFrom("lead_inbox")
    .select(["email", "created_at"])
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();

/** Whether a token opens the request. */
async function opens(db: Db, links: RequestLinks, token: string): Promise<boolean> {
  const link = links.read(token);
  return link !== null && links.isHolder(link, await leadOf(db, link.reference));
}

/** Addresses that a holder of a copy of the file can sign, with each text of the key's row. */
async function forge(db: Db, reference: string): Promise<string[]> {
  const row = await db.selectFrom("request_key").selectAll().executeTakeFirstOrThrow();
  return Object.values(row).map((key) => {
    const bytes = createHmac("sha256", String(key)).update(`request\n${reference}.r`).digest();
    return `${reference}.r.${bytes.subarray(0, 16).toString("base64url")}`;
  });
}

it("addresses that are out stay good, a copy of the database opens none, and one from before opens those of before", async () => {
  const { db } = await openTestDatabase();
  const [old, young] = [
    await addLead(db, newContact()),
    await addLead(db, newContact({ message: "Later" }), new Date(Date.now() + 2 * 3_600_000).toISOString()),
  ];
  const unsigned = await start(db);
  const out = [unsigned.ofReceipt(old), unsigned.ofMail(old, "ada@clinic.example")];
  const copied = { [old]: await forge(db, old), [young]: await forge(db, young) };
  expect(copied[old]).toContain(out[0]);

  for (const links of [
    await start(db, "one"),
    await start(db, "one"),
    await start(db, "two", "one"),
    await start(db, "two"),
  ]) {
    for (const token of out) expect(await opens(db, links, token)).toBe(true);
    for (const reference of [old, young]) {
      expect(await opens(db, links, links.ofReceipt(reference))).toBe(true);
      for (const token of await forge(db, reference)) expect(await opens(db, links, token)).toBe(false);
      for (const token of copied[reference] ?? [])
        if (reference === young) expect(await opens(db, links, token)).toBe(false);
    }
  }
});

it("an address stays good for one change of SECRET_KEY with the former one beside it, and ends without it", async () => {
  const { db } = await openTestDatabase();
  const reference = await addLead(db, newContact());
  const tokens = (links: RequestLinks) => [links.ofReceipt(reference), links.ofMail(reference, "Ada@Clinic.example")];
  const before = tokens(await start(db, "one"));
  const rotated = await start(db, "two", "one");
  for (const token of before) expect(await opens(db, rotated, token)).toBe(true);
  for (const token of tokens(rotated)) expect(await opens(db, await start(db, "two"), token)).toBe(true);
  for (const token of before) expect(await opens(db, await start(db, "two"), token)).toBe(false);
  // Lost keys leave a site that gives out addresses.
  const lost = await start(db, "three");
  for (const token of tokens(lost)) expect(await opens(db, lost, token)).toBe(true);
  await db.updateTable("contact_submissions").set({ email: "other@clinic.example" }).execute();
  expect(await Promise.all(tokens(lost).map((token) => opens(db, lost, token)))).toEqual([true, false]);
});
