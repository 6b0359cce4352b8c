import { expect, it } from "vitest";
import { confirmationsMax, confirmationsPerHourMax } from "../configuration/limits.ts";
import { Budget, ConfirmationBudget } from "./budget.ts";

/** A clock that stops until the test advances it. */
function openClock() {
  let ms = 5_000;
  const pass = (seconds: number) => {
    ms += seconds * 1000;
  };
  return { now: () => ms, pass };
}

/** A budget of six a minute, so one in ten seconds. */
function openBudget({ max = 6, clientsMax = 100 } = {}) {
  const { now, pass } = openClock();
  const budget = new Budget({ max, windowMs: 60_000, clientsMax, now });
  const takeAll = (times: number, client = "a") =>
    Array.from({ length: times }, () => budget.take(client).allowed).filter(Boolean).length;
  return { budget, pass, takeAll };
}

it("a balance gives the remaining budget, and the time of the next allowed request", () => {
  const { budget, takeAll } = openBudget();
  expect(budget.take("a")).toEqual({ allowed: true, max: 6, remaining: 5, waitSeconds: 10 });
  takeAll(5);
  expect(budget.take("a")).toEqual({ allowed: false, max: 6, remaining: 0, waitSeconds: 10 });
});

it("a budget refills evenly", () => {
  const { takeAll, pass } = openBudget();
  takeAll(6);
  pass(9);
  expect(takeAll(6)).toBe(0);
  pass(1);
  expect(takeAll(6)).toBe(1);
  pass(35);
  expect(takeAll(6)).toBe(3);
  pass(3600);
  expect(takeAll(10)).toBe(6);
});

it("a request is charged what it costs, at most the whole budget", () => {
  const { budget, pass } = openBudget();
  expect(budget.take("a", 4)).toMatchObject({ allowed: true, remaining: 2 });
  expect(budget.take("a", 4)).toMatchObject({ allowed: false, remaining: 2, waitSeconds: 20 });
  expect(budget.take("b", 50)).toMatchObject({ allowed: true, remaining: 0 });
  pass(60);
  expect(budget.take("b", 50).allowed).toBe(true);
});

it("above its number of clients, a budget forgets the client that was idle longest", () => {
  const { takeAll } = openBudget({ clientsMax: 3 });
  takeAll(6, "busy");
  for (const client of ["b", "c"]) takeAll(1, client);
  expect(takeAll(1, "busy")).toBe(0);
  takeAll(1, "d");
  expect(takeAll(6, "d")).toBe(5);
  expect(takeAll(6, "busy")).toBe(6);
});

it("confirmation emails are bounded for all senders together", () => {
  const { now, pass } = openClock();
  const budget = new ConfirmationBudget(now);
  const takeAll = (senderOf: (index: number) => string | null) =>
    Array.from({ length: 500 }, (_, index) => budget.take(senderOf(index))).filter((wait) => wait === 0).length;
  expect(takeAll(() => null)).toBe(confirmationsPerHourMax);
  expect(takeAll(() => "a")).toBe(0);
  pass(3600);
  expect(takeAll(() => "a")).toBe(confirmationsMax);
  pass(3600);
  expect(takeAll((index) => `sender-${index}`)).toBe(confirmationsPerHourMax);
});
