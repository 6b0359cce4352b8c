import { openTestDatabase } from "@site/db/test/open-test-database";
import { createCaller } from "@site/trpc-router/app-router";
import type { InjectOptions } from "fastify";
import { describe, expect, it } from "vitest";
import { parseEnv } from "../configuration/env.ts";
import { confirmationsMax, confirmationsPerHourMax } from "../configuration/limits.ts";
import { createContext } from "../context.ts";
import { openTestApp, testMail } from "../test/open-test-app.ts";
import { ConfirmationBudget } from "./budget.ts";

const minuteMs = 60_000;

describe("the budget of confirmation mails", () => {
  function openBudget() {
    let now = 0;
    const budget = new ConfirmationBudget(() => now);
    const taken = (times: number, sender: string | null) =>
      Array.from({ length: times }, () => budget.take(sender)).filter((wait) => wait === 0).length;
    const pass = (minutes: number) => {
      now += minutes * minuteMs;
    };
    return { budget, taken, pass };
  }

  it("is bounded for all senders together, also for unknown ones", () => {
    for (const senderOf of [() => null, (n: number) => `sender-${n}`]) {
      const { taken, pass } = openBudget();
      const all = (from: number) => Array.from({ length: 500 }, (_, n) => taken(1, senderOf(from + n)));
      const sum = (counts: number[]) => counts.reduce((one, other) => one + other, 0);
      expect(sum(all(0))).toBe(confirmationsPerHourMax);
      pass(60);
      expect(sum(all(500))).toBe(confirmationsPerHourMax);
    }
  });

  it("of a sender is not spent by a refusal of the common budget", () => {
    const { taken, pass } = openBudget();
    taken(confirmationsPerHourMax, null);
    expect(taken(10, "a")).toBe(0);
    pass(60);
    expect(taken(10, "a")).toBe(confirmationsMax);
  });
});

const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded" };
const call = "newsletter.subscribe";
const ways: Record<string, (email: string) => InjectOptions> = {
  REST: (email) => ({ url: "/api/newsletter", headers: json, payload: { email } }),
  "tRPC, encoded twice": (email) => ({ url: "/trpc/newsletter%252Esubscribe", headers: json, payload: { email } }),
  "tRPC stream": (email) => ({
    url: `/trpc/${call}?batch=1`,
    headers: { ...json, "trpc-accept": "application/jsonl" },
    payload: { 0: { email } },
  }),
  "form post": (email) => ({ url: "/forms/newsletter", headers: form, payload: `email=${encodeURIComponent(email)}` }),
};

describe("mails that ask for confirmation of a newsletter address", () => {
  async function openNewsletter(env: Record<string, string> = testMail) {
    const { app, db } = await openTestApp({ env });
    const subscribe = (way: string, email: string, remoteAddress: string) =>
      app.inject({ method: "POST", ...ways[way]?.(email), remoteAddress });
    const asked = async () =>
      (await db.selectFrom("notifications").select("recipient").where("kind", "=", "newsletter").execute()).length;
    return { subscribe, asked };
  }

  it("are a few for each sender, and the next gets a 429, whichever entry point it uses", async () => {
    const { subscribe, asked } = await openNewsletter();
    let sent = 0;
    for (const [index, way] of Object.keys(ways).entries()) {
      const send = (host: number) => {
        sent += 1;
        return subscribe(way, `reader-${sent}@clinic.example`, `203.0.${index}.${host}`);
      };
      for (let n = 0; n < confirmationsMax; n++) expect([200, 303], way).toContain((await send(5)).statusCode);
      const before = await asked();
      const refused = await send(5);
      // A stream has begun its answer before the call fails.
      if (way === "tRPC stream") expect(refused.body).toContain("TOO_MANY_REQUESTS");
      // In minutes, because seconds pass on a busy machine.
      else expect([refused.statusCode, Math.ceil(Number(refused.headers["retry-after"]) / 60)], way).toEqual([429, 2]);
      expect(await asked(), way).toBe(before);
      await send(6);
      expect(await asked(), way).toBe(before + 1);
    }
  });

  it("share one budget over all entry points, and a known address is refused like a new one", async () => {
    const { subscribe, asked } = await openNewsletter();
    const all = Object.keys(ways);
    for (let n = 0; n < confirmationsMax; n++) await subscribe(all[n % 4] ?? "REST", `r${n}@a.example`, "203.0.113.5");
    expect((await subscribe("REST", "r0@a.example", "203.0.113.5")).statusCode).toBe(429);
    expect((await subscribe("form post", "new@a.example", "203.0.113.5")).statusCode).toBe(429);
    expect(await asked()).toBe(confirmationsMax);
  });

  it("have no limit where no mail is configured", async () => {
    const { subscribe } = await openNewsletter({});
    for (let n = 0; n < 3 * confirmationsMax; n++)
      expect((await subscribe("REST", `reader-${n}@clinic.example`, "203.0.113.5")).statusCode).toBe(200);
  });
});

describe("mails that confirm a lead to the visitor", () => {
  const env = parseEnv({ ...testMail, LEAD_CONFIRM_TO_VISITOR: "yes" });

  it("are a few for each sender, while every lead is stored and notified", async () => {
    const count = 3 * confirmationsMax;
    const { db } = await openTestDatabase();
    let unconfirmed = 0;
    const { contextOf } = createContext({
      env,
      db,
      onUnconfirmed() {
        unconfirmed += 1;
      },
    });
    for (let n = 0; n < count; n++) {
      const lead = { name: "Ada Osei", email: `stranger-${n}@clinic.example`, phone: `555-01${n}` };
      await createCaller(contextOf({ ip: "203.0.113.5" })).leads.requestConsultation({
        ...lead,
        subject: "",
        elapsedMs: 30_000,
      });
    }
    const leads = await db.selectFrom("lead_inbox").select("status").execute();
    const mails = await db.selectFrom("notifications").select("kind").execute();
    const mailsTo = (kind: string) => mails.filter((mail) => mail.kind === kind).length;
    expect([leads.length, mailsTo("office"), mailsTo("visitor")]).toEqual([count, count, confirmationsMax]);
    expect(unconfirmed).toBe(count - confirmationsMax);
  });
});
