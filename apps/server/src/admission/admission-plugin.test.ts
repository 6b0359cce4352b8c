import { contactForm } from "@site/content/copy/forms";
import { refusalCopy } from "@site/content/copy/refusals";
import { site } from "@site/content/site";
import { publicError } from "@site/trpc-router/errors";
import type { InjectOptions } from "fastify";
import { describe, expect, it } from "vitest";
import { submit } from "../test/entry-points.ts";
import { formPost, openTestApp, parseDocument } from "../test/open-test-app.ts";

const json = { "content-type": "application/json" };
const lead = { name: "Ada Osei", email: "ada@clinic.example", message: "Two states." };
const people = { accept: "text/html,application/xhtml+xml" };

async function openApp({ writes = 0, reads = 0 }, trustProxy = "none") {
  const limited = { RATE_LIMIT_WRITES: String(writes), RATE_LIMIT_READS: String(reads) };
  const { app, db } = await openTestApp({ env: { ...limited, TRUST_PROXY: trustProxy } });
  const statuses = async (requests: InjectOptions[]) => {
    const answers: number[] = [];
    for (const request of requests) answers.push((await app.inject(request)).statusCode);
    return answers;
  };
  return { app, db, statuses };
}

const times = (count: number, request: InjectOptions) => Array<InjectOptions>(count).fill(request);
const write = (more: InjectOptions = {}): InjectOptions => {
  return { method: "POST", url: "/api/contact", payload: lead, ...more, headers: { ...json, ...more.headers } };
};

describe("The sender of a request", () => {
  const none = "none";
  const proxies = "10.0.0.0/8";
  const via = (remoteAddress: string, forwarded?: string) =>
    write({ remoteAddress, headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded } });

  it.each<[string, string, [InjectOptions, InjectOptions], same: boolean]>([
    ["a forged header makes no other", none, [via("203.0.113.7", "1.1.1.1"), via("203.0.113.7", "2.2.2.2")], true],
    ["behind a proxy: two visitors", proxies, [via("10.0.0.1", "203.0.113.7"), via("10.0.0.1", "203.0.113.8")], false],
    [
      "behind a proxy: one visitor who forges what stands before",
      proxies,
      [via("10.0.0.1", "1.1.1.1, 203.0.113.7"), via("10.0.0.1", "2.2.2.2, 203.0.113.7")],
      true,
    ],
  ])("%s", async (_, trustProxy, [one, other], same) => {
    const { statuses } = await openApp({ writes: 1 }, trustProxy);
    expect(await statuses([one, other])).toEqual([200, same ? 429 : 200]);
  });
});

describe("Budgets", () => {
  it("Every entry point of a lead spends the same budget of writes, and a tRPC batch costs as much as its calls", async () => {
    const { app } = await openApp({ writes: 5 });
    const send = (entryPoint: Parameters<typeof submit>[1]) =>
      submit(app, entryPoint, { form: "contact", values: lead });
    expect((await send("tRPC")).status).toBe(200);
    expect((await send("tRPC batch")).status).toBe(200);
    expect((await send("REST")).status).toBe(200);
    expect((await send("tRPC batch")).status).toBe(429);
    expect((await send("form post")).status).toBe(303);
    expect((await send("form post")).status).toBe(429);
    expect((await send("REST with a header")).status).toBe(429);
  });

  it("Reads of data and pages that must be rendered spend the budget of reads; a cached page is free", async () => {
    const { app, statuses } = await openApp({ reads: 4 });
    expect((await app.inject("/about")).statusCode).toBe(200);
    const query = { url: "/trpc/states.list,services.featured?batch=1&input=%7B%7D" };
    expect(await statuses([query, { url: "/api/states" }, { url: "/api/states" }])).toEqual([200, 200, 429]);
    expect(await statuses([{ url: "/faqs?q=timeline" }, { url: "/dental" }])).toEqual([429, 429]);
    expect(await statuses([...times(20, { url: "/about" }), { url: "/favicon.svg" }])).toEqual(Array(21).fill(200));
  });

  it("Unknown addresses spend the budget of reads", async () => {
    const { statuses } = await openApp({ reads: 4 });
    const unknown = ["/nothing", "/assets/nothing.js", "/api/nothing", "/trpc/nothing", "/wp-admin"].map((url) => ({
      url,
    }));
    expect(await statuses(unknown)).toEqual([404, 404, 404, 404, 429]);
    expect(await statuses([{ url: "/favicon.svg" }])).toEqual([200]);
  });

  it("A request that another site makes a visitor's browser send spends nothing of the visitor's budget", async () => {
    const { statuses } = await openApp({ writes: 1 });
    const forged = write({ headers: { origin: "https://evil.example" } });
    expect(await statuses([forged, forged, write()])).toEqual([403, 403, 200]);
  });
});

describe("The answer above a limit", () => {
  it("A program gets the error shape with Retry-After and RateLimit", async () => {
    const { app } = await openApp({ writes: 1 });
    const first = await app.inject(write());
    expect(first.headers["ratelimit-policy"]).toBe('"writes";q=1;w=600');
    expect(first.headers.ratelimit).toBe('"writes";r=0;t=600');
    const { statusCode, headers, json: body } = await app.inject(write());
    expect(statusCode).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(590);
    expect(headers.ratelimit).toMatch(/^"writes";r=0;t=\d+$/);
    expect(headers["cache-control"]).toBe("no-store");
    expect(body()).toEqual({ error: publicError("TOO_MANY_REQUESTS") });
  });

  it("A browser gets a small page with the phone number and without a script", async () => {
    const { app } = await openApp({ reads: 1 });
    await app.inject("/about");
    const response = await app.inject({ url: "/faqs?q=x", headers: people });
    expect([response.statusCode, response.headers["content-type"]]).toEqual([429, "text/html; charset=utf-8"]);
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
    const { $ } = parseDocument(response);
    expect($("h1").text()).toBe(refusalCopy.limited.title);
    expect($("p").text()).toContain(site.phone);
    expect(response.headers["content-security-policy"]).toContain("default-src 'none'");
  });

  it("A form post without scripts gets its form back with all that was typed, and the words for a failure", async () => {
    const { app, db } = await openApp({ writes: 1 });
    await app.inject(write());
    const typed = { ...lead, message: 'A <long> story "told" once' };
    const response = await app.inject(formPost("/forms/contact", typed, people));
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
    const { $ } = parseDocument(response);
    const alert = $('[role="alert"][data-status="failed"]').text();
    expect(alert).toContain(contactForm.failure.title);
    expect(alert).toContain(contactForm.failure.text);
    expect(alert).toContain(`Reference for support: ${response.headers["x-request-id"]}`);
    expect($('[name="message"]').val()).toBe(typed.message);
    expect($('[name="email"]').val()).toBe(typed.email);
    expect(await db.selectFrom("lead_inbox").select("message").execute()).toEqual([{ message: lead.message }]);
  });

  it("A refused form post gets the small page once the client's reads are spent too", async () => {
    const { app } = await openApp({ writes: 1, reads: 2 });
    const send = async () => app.inject(formPost("/forms/contact", lead, people));
    const answers = [await send(), await send(), await send(), await send()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 429, 429, 429]);
    expect(answers.map(({ body }) => body.includes(lead.message))).toEqual([false, true, true, false]);
    expect(answers[3]?.body).toContain(refusalCopy.limited.title);
  });
});
