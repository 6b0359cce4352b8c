import { openTestDatabase } from "@site/db/test/open-test-database";
import { createCaller } from "@site/trpc-router/app-router";
import { expect, it, vi } from "vitest";
import { parseEnv } from "../configuration/env.ts";
import { confirmationsMax, confirmationsPerHourMax } from "../configuration/limits.ts";
import { createContext } from "../context.ts";
import { formPost, openTestApp, testMail } from "../test/open-test-app.ts";
import { createBudget, createConfirmationBudget } from "./budget.ts";

function openClock() {
  let ms = 5_000;
  const pass = (seconds: number) => {
    ms += seconds * 1000;
  };
  return { now: () => ms, pass };
}

function openBudget() {
  const { now, pass } = openClock();
  const take = createBudget({ max: 6, windowMs: 60_000, now });
  const takeAll = (times: number) => Array.from({ length: times }, () => take("a").allowed).filter(Boolean).length;
  return { take, pass, takeAll };
}

it("a budget refills evenly, and says what is left and when the next request is allowed", () => {
  const { take, takeAll, pass } = openBudget();
  expect(take("a")).toEqual({ allowed: true, max: 6, remaining: 5, waitSeconds: 10 });
  takeAll(5);
  expect(take("a")).toEqual({ allowed: false, max: 6, remaining: 0, waitSeconds: 10 });
  pass(9);
  expect(takeAll(6)).toBe(0);
  pass(1);
  expect(takeAll(6)).toBe(1);
  pass(35);
  expect(takeAll(6)).toBe(3);
  pass(3600);
  expect(takeAll(10)).toBe(6);
});

it("a request spends its cost, at most the whole budget", () => {
  const { take, pass } = openBudget();
  expect(take("a", 4)).toMatchObject({ allowed: true, remaining: 2 });
  expect(take("a", 4)).toMatchObject({ allowed: false, remaining: 2, waitSeconds: 20 });
  expect(take("b", 50)).toMatchObject({ allowed: true, remaining: 0 });
  pass(60);
  expect(take("b", 50).allowed).toBe(true);
});

it("above its number of clients, a budget forgets the client that was idle longest", () => {
  const take = createBudget({ max: 2, windowMs: 60_000, clientsMax: 2, now: () => 0 });
  for (const client of ["first", "idle", "first", "new"]) take(client);
  expect(["first", "idle"].map((client) => take(client).allowed)).toEqual([false, true]);
});

it("confirmation emails have a limit for all senders together", () => {
  const { now, pass } = openClock();
  const take = createConfirmationBudget(now);
  const takeAll = (senderOf: (index: number) => string | null) =>
    Array.from({ length: 500 }, (_, index) => take(senderOf(index))).filter((wait) => wait === 0).length;
  expect(takeAll(() => null)).toBe(confirmationsPerHourMax);
  expect(takeAll(() => "a")).toBe(0);
  pass(3600);
  expect(takeAll(() => "a")).toBe(confirmationsMax);
  pass(3600);
  expect(takeAll((index) => `sender-${index}`)).toBe(confirmationsPerHourMax);
});

async function openNewsletter(env: Record<string, string>) {
  const { app, db } = await openTestApp({ env });
  const post = (url: string) => (email: string) => ({ method: "POST", url, payload: { email } }) as const;
  const form = (email: string) => formPost("/forms/newsletter", { email });
  const ways = [post("/api/newsletter"), post("/trpc/newsletter.subscribe"), form];
  const subscribe = async (addresses: string[], remoteAddress: string) => {
    const answers = [];
    for (const [index, email] of addresses.entries())
      answers.push(await app.inject({ ...(ways[index % ways.length] ?? form)(email), remoteAddress }));
    return answers.map(({ statusCode, headers }) => ({ statusCode, retryAfter: Number(headers["retry-after"] ?? 0) }));
  };
  const asked = async () =>
    (await db.selectFrom("notifications").select("recipient").where("kind", "=", "newsletter").execute()).length;
  return { subscribe, asked };
}

const addresses = (count: number) => Array.from({ length: count }, (_, n) => `reader-${n}@x.example`);

it("each sender may cause only a few newsletter confirmations, over all entry points, and a known address is refused like a new one", async () => {
  const { subscribe, asked } = await openNewsletter(testMail);
  const taken = await subscribe(addresses(confirmationsMax), "203.0.113.5");
  expect(taken.map(({ statusCode }) => statusCode)).toEqual([200, 200, 303, 200, 200]);
  const refused = await subscribe(["reader-0@x.example", "new@x.example", "new@x.example"], "203.0.113.5");
  // Compares the waiting times in minutes, because the test may take some seconds on a busy machine.
  for (const { statusCode, retryAfter } of refused) expect([statusCode, Math.ceil(retryAfter / 60)]).toEqual([429, 2]);
  expect(await asked()).toBe(confirmationsMax);
  await subscribe(["another@clinic.example"], "203.0.113.6");
  expect(await asked()).toBe(confirmationsMax + 1);
});

it("subscriptions have no limit if no email is configured", async () => {
  const { subscribe } = await openNewsletter({});
  const answers = await subscribe(addresses(3 * confirmationsMax), "203.0.113.5");
  expect(answers.filter(({ statusCode }) => statusCode >= 400)).toEqual([]);
});

it("each sender may cause only a few confirmations of leads, while every lead is stored and notified", async () => {
  const count = 3 * confirmationsMax;
  const { db } = await openTestDatabase();
  const onUnconfirmed = vi.fn();
  const env = parseEnv({ ...testMail, LEAD_CONFIRM_TO_VISITOR: "yes" });
  const { leads } = createCaller(createContext({ env, db, onUnconfirmed }).contextOf({ ip: "203.0.113.5" }));
  for (const [n, email] of addresses(count).entries())
    await leads.requestConsultation({ name: "Ada Osei", email, phone: `555-01${n}`, subject: "", elapsedMs: 30_000 });
  expect(await db.selectFrom("lead_inbox").select("status").execute()).toHaveLength(count);
  const mails = await db.selectFrom("notifications").select("kind").execute();
  const mailsTo = (kind: string) => mails.filter((mail) => mail.kind === kind).length;
  expect([mailsTo("office"), mailsTo("visitor")]).toEqual([count, confirmationsMax]);
  expect(onUnconfirmed).toHaveBeenCalledTimes(count - confirmationsMax);
});
