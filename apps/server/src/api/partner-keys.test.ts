import { countReusedKeys } from "@site/db/leads/stats";
import { expect, it } from "vitest";
import { type Submission, submit } from "../test/entry-points.ts";
import { openTestApp, testMail } from "../test/open-test-app.ts";

const other = "first-of-all-5vG1hN7bM3kQ";
const secret = "wkQ2-9dYv7RzLx41-nB8sTfHg";
const next = "mZ4t-2cXp6UaJy93-eV5rKqWd";
const keys = `acme-crm:${other},harbor-billing:${secret},harbor-billing:${next}`;

async function openPartnerApp() {
  const { app, db, lines } = await openTestApp({ env: { ...testMail, PARTNER_KEYS: keys, LOG_LEVEL: "debug" } });
  return {
    app,
    db,
    lines,
    leads: () => db.selectFrom("lead_inbox").selectAll().execute(),
    told: () => db.selectFrom("notifications").select("reference").where("kind", "=", "office").execute(),
  };
}

const person = { name: "Ada", email: "ada@clinic.example", message: "Three providers, two states." };

/** Thirty leads from one address, worded by one template with other names and figures. */
function templateLeads(partnerKey?: string): Submission[] {
  return Array.from({ length: 30 }, (_, n) => {
    const name = `Person ${n}`;
    const message = `A practice asked us for credentialing help. Providers: ${n + 2}. Call back on November ${(n % 28) + 1}. Lead ${20_400_000 + n * 7} of our partner desk.`;
    const values = { name, email: `person${n}@clinic.example`, phone: `61555501${n + 10}`, message };
    return { form: "contact", values, ip: "203.0.113.40", ...(partnerKey !== undefined && { partnerKey }) };
  });
}

it.each([secret, next])(
  "thirty leads in a minute, worded by one template, are new and notified when they come with a partner's key",
  async (key) => {
    const { app, leads, told } = await openPartnerApp();
    for (const lead of templateLeads(key)) expect((await submit(app, "REST", lead)).status).toBe(200);
    const stored = await leads();
    const references = (rows: { reference: string | null }[]) => rows.map(({ reference }) => reference).toSorted();
    expect(references(await told())).toEqual(references(stored));
    const partner = { status: "new", last_utm_source: "harbor-billing", last_utm_medium: "partner" };
    expect(stored).toMatchObject(Array(30).fill(partner));
    for (const { spam_signals } of stored) expect(spam_signals).toContain("partner harbor-billing");
  },
);

it.each([
  ["REST", undefined],
  ["tRPC", secret],
  ["form post", secret],
] as const)(
  "they are quarantined but for the first over %s with the key %s, which counts in REST only",
  async (entryPoint, key) => {
    const { app, leads } = await openPartnerApp();
    for (const lead of templateLeads(key)) await submit(app, entryPoint, lead);
    expect((await leads()).filter(({ status }) => status === "quarantined")).toHaveLength(29);
  },
);

it("two partners and a stranger with one idempotency key have a lead each, and no reuse is counted", async () => {
  const { app, db, leads } = await openPartnerApp();
  const lead = { form: "contact", values: person, idempotencyKey: "crm-lead-20419" } as const;
  const senders = [{ ...lead, partnerKey: secret }, { ...lead, partnerKey: other }, lead];
  for (const each of [...senders, ...senders]) expect((await submit(app, "REST", each)).status).toBe(200);
  expect(await leads()).toHaveLength(3);
  expect(await countReusedKeys(db, "")).toEqual([]);
});

it("a partner's program that uses one idempotency key for all leads loses none, and the reuse is counted", async () => {
  const { app, db, leads, told } = await openPartnerApp();
  for (const lead of templateLeads(secret).slice(0, 5))
    await submit(app, "REST", { ...lead, idempotencyKey: "constant-key" });
  expect(await leads()).toHaveLength(5);
  expect(await told()).toHaveLength(5);
  expect(await countReusedKeys(db, "")).toEqual([{ partner: "harbor-billing", count: 4 }]);
});

it("a partner's leads do not raise the spam score of people at the partner's address", async () => {
  const { app, db } = await openPartnerApp();
  for (const lead of [...templateLeads(secret), ...templateLeads(next)]) await submit(app, "REST", lead);
  const values = { ...person, subject: "" };
  const { reference } = await submit(app, "form post", { form: "contact", values, ip: "203.0.113.40" });
  const own = await db.selectFrom("lead_inbox").select("status").where("reference", "=", reference).execute();
  expect(own).toEqual([{ status: "new" }]);
});

it("a partner's lead with the text of a bot is quarantined", async () => {
  const { app, leads } = await openPartnerApp();
  const message = "Casino, Bitcoin, Viagra [url=http://a.example]this[/url]";
  const values = { ...person, message };
  await submit(app, "REST", { form: "contact", values, partnerKey: secret });
  expect(await leads()).toMatchObject([{ status: "quarantined" }]);
});

it("a partner's attribution is stored as the first touch", async () => {
  const { app, leads } = await openPartnerApp();
  const touch = { source: "google", medium: "cpc", campaign: "ohio", gclid: "Cj0KCQ" };
  const values = { ...person, attribution: { landingPage: "/ohio", first: touch, last: touch } };
  await submit(app, "REST", { form: "contact", values, partnerKey: secret });
  expect(await leads()).toMatchObject([
    {
      landing_page: "/ohio",
      first_utm_source: "google",
      first_utm_campaign: "ohio",
      last_utm_source: "harbor-billing",
      last_utm_campaign: "ohio",
      last_gclid: "Cj0KCQ",
    },
  ]);
});

it("a key that is nobody's is refused in words, and its lead is not stored", async () => {
  const { app, leads } = await openPartnerApp();
  const nearly = [secret.slice(0, -1), `${secret}x`, secret.toUpperCase(), `${secret}, ${secret}`];
  for (const partnerKey of ["", "x", ...nearly]) {
    const headers = { "x-partner-key": partnerKey };
    const response = await app.inject({ method: "POST", url: "/api/contact", payload: person, headers });
    expect([response.statusCode, response.headers["www-authenticate"]], partnerKey).toEqual([401, "PartnerKey"]);
    expect(response.json().error).toMatchObject({ message: expect.stringContaining("partner key") });
    expect(response.json().error.data).toEqual({ code: "UNAUTHORIZED", httpStatus: 401, fields: {} });
  }
  expect(await leads()).toEqual([]);
});

it("no partner key is in the log or in the database", async () => {
  const { app, db, lines } = await openPartnerApp();
  const send = (partnerKey: string) => submit(app, "REST", { form: "contact", values: person, partnerKey });
  await send(secret);
  await send(`${secret}-unknown`);
  const rows = await db.selectFrom("contact_submissions").selectAll().execute();
  await db.destroy();
  expect((await send(secret)).status).toBe(500);
  expect(lines.length).toBeGreaterThan(2);
  expect(JSON.stringify([lines, rows])).not.toContain(secret);
});
