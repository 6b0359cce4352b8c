import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { refusalCopy } from "@site/content/copy/refusals";
import { site } from "@site/content/site";
import type { InjectOptions } from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { formPost, openTestApp, parseDocument } from "../test/open-test-app.ts";

const { app, db } = await openTestApp();
const browser = { accept: "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8" };
const translated = { ...browser, origin: "https://site-example.translate.goog", "sec-fetch-site": "cross-site" };
const lead = { name: "Ada", email: "ada@clinic.example", message: "Two <b>states</b>" };
const typed = (type: string, payload: string | Buffer = "name=Ada", headers = {}): InjectOptions => {
  return { method: "POST", url: "/forms/contact", payload, headers: { ...browser, "content-type": type, ...headers } };
};
const form = "application/x-www-form-urlencoded";

it.each<[string, number, keyof typeof refusalCopy, InjectOptions]>([
  ["a form of a copy whose link is signed", 403, "foreign", formPost("/forms/request", { token: "x" }, translated)],
  ["a newsletter's form of a copy", 403, "foreign", formPost("/forms/newsletter-confirm", { token: "x" }, translated)],
  ["a form that is too long", 413, "tooLarge", typed(form, `message=${"x".repeat(140_000)}`)],
  ["a form in parts", 415, "unreadable", typed("multipart/form-data; boundary=x", "--x--")],
  ["a form without a type", 415, "unreadable", typed("", "name=Ada")],
  ["a form in another charset", 415, "unreadable", typed(`${form}; charset=iso-8859-1`)],
  ["a compressed form", 415, "unreadable", typed(form, gzipSync("name=Ada"), { "content-encoding": "gzip" })],
  ["a form that is no UTF-8", 400, "unreadable", typed(form, "name=Jos%E9")],
  ["an address that can't be decoded", 400, "unreadable", { url: "/%", headers: browser }],
])(
  "a person gets a page with the phone number for %s, and a program one of the errors",
  async (_, status, name, request) => {
    const response = await app.inject(request);
    expect([response.statusCode, response.headers["content-type"]]).toEqual([status, "text/html; charset=utf-8"]);
    expect(response.headers["cache-control"]).toBe("no-store");
    const { $ } = parseDocument(response);
    expect($("h1").text()).toBe(refusalCopy[name].title);
    expect($("p").text()).toContain(site.phone);
    const { accept: _accept, ...others } = { accept: "", ...request.headers };
    const program = await app.inject({ ...request, headers: others });
    expect([program.statusCode, program.json().error.data.httpStatus]).toEqual([status, status]);
    expect(await db.selectFrom("lead_inbox").select("name").execute()).toEqual([]);
  },
);

it("a form that a translated copy has sent comes back on our own page with all that was typed, and is stored from there", async () => {
  const response = await app.inject(formPost("/forms/contact", lead, translated));
  expect(response.statusCode).toBe(403);
  const { $ } = parseDocument(response);
  expect($('[role="alert"][data-status="failed"]').text().length).toBeGreaterThan(0);
  expect([$('[name="message"]').val(), $('[name="email"]').val()]).toEqual([lead.message, lead.email]);
  expect(await db.selectFrom("lead_inbox").select("name").execute()).toEqual([]);
  const own = await app.inject(formPost("/forms/contact", lead, { ...browser, "sec-fetch-site": "same-origin" }));
  expect(own.statusCode).toBe(303);
  await db.deleteFrom("contact_submissions").execute();
});

it("a browser with too many cookies gets a page, and a program the error", async () => {
  const running = await openTestApp();
  const { port } = new URL(await running.app.listen({ port: 0, host: "127.0.0.1" }));
  onTestFinished(() => running.app.close());
  for (const [accept, type] of [
    [browser.accept, "text/html"],
    ["*/*", "application/json"],
  ] as const) {
    const socket = connect(Number(port), "127.0.0.1");
    socket.write(`GET / HTTP/1.1\r\nHost: x\r\nAccept: ${accept}\r\nCookie: a=${"x".repeat(20_000)}\r\n\r\n`);
    const answer = await text(socket);
    expect(answer).toContain("HTTP/1.1 431 ");
    expect(answer).toContain(`content-type: ${type}; charset=utf-8`);
    expect(answer.includes(refusalCopy.headers.title) && answer.includes(site.phone)).toBe(type === "text/html");
  }
});

it("a range behind the end of a file is answered with 416 and the file's length", async () => {
  const response = await app.inject({ url: "/favicon.svg", headers: { range: "bytes=999999-" } });
  expect([response.statusCode, response.body]).toEqual([416, ""]);
  expect(response.headers["content-range"]).toMatch(/^bytes \*\/\d+$/);
  expect((await app.inject({ url: "/favicon.svg", headers: { range: "bytes=0-3" } })).statusCode).toBe(206);
});
