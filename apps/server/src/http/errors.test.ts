import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { leadPageCopy } from "@site/content/copy/lead-page";
import { refusalCopy } from "@site/content/copy/refusals";
import { leadFormPath, requestFormPath } from "@site/content/paths";
import { site } from "@site/content/site";
import { requestLinks } from "@site/db/leads/request-link";
import type { InjectOptions } from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { formBytesMax } from "../configuration/limits.ts";
import type { Frontend } from "../pages/make-page.ts";
import { formPost, openTestApp, parseDocument, testMail } from "../test/open-test-app.ts";
import { officeLink } from "./signed-links.ts";

const key = "the key of this test";
const { app, db } = await openTestApp({ env: { ...testMail, SECRET_KEY: key } });
await app.ready();
for (const table of ["blog_posts", "lead_events", "contact_submissions"]) await db.schema.dropTable(table).execute();
const telltale = /sqlite|no such table|blog_posts|stack|\bat \w|\.ts\b|node_modules|select /i;

it("a page that fails to render shows an error with a phone number, but without the cause", async () => {
  for (const url of ["/blog", "/blog/feed.xml"]) {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(500);
    expect(response.headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
    const { $ } = parseDocument(response);
    expect($("h1").text()).toBe(refusalCopy.failed.title);
    expect($("p").text()).toContain(site.phone);
    expect(response.body).not.toMatch(telltale);
  }
  expect((await app.inject("/about")).statusCode).toBe(200);
});

it("while the database fails, the link in an office's email and the buttons of its page say what to do, and a typed note is kept", async () => {
  const link = officeLink("", { reference: "CM-7F3K-9Q2M", holder: "office@site.example" }, key);
  const token = new URL(link, "http://site").searchParams.get("token") ?? "";
  const opened = await app.inject(link);
  expect(opened.statusCode).toBe(500);
  expect(parseDocument(opened).$("h1").text()).toBe(refusalCopy.lead.title);
  const pressed = await app.inject(
    formPost(leadFormPath, { token, action: "won", seen: "new", note: "12 physicians" }),
  );
  expect(pressed.statusCode).toBe(503);
  const { $ } = parseDocument(pressed);
  expect($('[role="status"]').text()).toContain(leadPageCopy.results.failed.text);
  expect($("textarea[name=note]").text()).toBe("12 physicians");
  expect($("button[value=won]")).toHaveLength(1);
  for (const text of [opened.body, $("main").text()]) expect(text).not.toMatch(telltale);
});

it("a visitor's typed text is shown again while the database fails, with a phone number", async () => {
  const token = (await requestLinks(db, [key])).ofReceipt("CM-7F3K-9Q2M");
  const typed = { phone: "615 555 0119", "was-phone": "615 555 019", message: "Two\nlines", text: "After five" };
  const answer = await app.inject(formPost(requestFormPath, { token, action: "save", ...typed }));
  expect(answer.statusCode).toBe(503);
  const { $ } = parseDocument(answer);
  expect($('[role="status"]').text()).toContain(site.phone);
  const fields = $("main form").serializeArray();
  const sent = Object.fromEntries(fields.map(({ name, value }) => [name, value.replaceAll("\r\n", "\n")]));
  expect(sent).toEqual({ token, ...typed });
  expect($("main").text()).not.toMatch(telltale);
});

it("a program gets an error in the usual shape when data can't be read, without the cause", async () => {
  for (const [url, status] of [
    ["/api/blog", 500],
    ["/trpc/posts.list,states.list?batch=1&input=%7B%7D", 207],
  ] as const) {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(status);
    expect([response.json()].flat()[0].error).toEqual({
      message: "Something went wrong on our side. Please try again or call us.",
      code: -32603,
      data: { code: "INTERNAL_SERVER_ERROR", httpStatus: 500, fields: {} },
    });
    expect(response.body).not.toMatch(telltale);
  }
});

it.each<[string, Frontend["render"]]>([
  ["throws", () => Promise.reject(new Error("no such table at /srv/secret.ts"))],
  ["gives up", async () => ({ status: 500, location: null, html: "Internal Server Error", hydration: "" })],
])("a visitor gets the same error page if the renderer %s", async (_, render) => {
  const { app } = await openTestApp({ wrapRender: () => render });
  const response = await app.inject("/about");
  expect([response.statusCode, response.headers["content-type"]]).toEqual([500, "text/html; charset=utf-8"]);
  expect(response.body).toContain(site.phone);
  expect(response.body).not.toMatch(/Internal|secret|no such table/);
});

const whole = await openTestApp();
const browser = { accept: "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8" };
const translated = { ...browser, origin: "https://site-example.translate.goog", "sec-fetch-site": "cross-site" };
const lead = { name: "Ada", email: "ada@clinic.example", message: "Two <b>states</b>" };
const typed = (type: string, payload = "name=Ada"): InjectOptions => {
  return { method: "POST", url: "/forms/contact", payload, headers: { ...browser, "content-type": type } };
};
const form = "application/x-www-form-urlencoded";

it.each<[string, number, keyof typeof refusalCopy, InjectOptions]>([
  ["a form of a copy whose link is signed", 403, "foreign", formPost("/forms/request", { token: "x" }, translated)],
  ["a newsletter's form of a copy", 403, "foreign", formPost("/forms/newsletter-confirm", { token: "x" }, translated)],
  ["a form that is too long", 413, "tooLarge", typed(form, `message=${"x".repeat(formBytesMax)}`)],
  ["a form in parts", 415, "unreadable", typed("multipart/form-data; boundary=x", "--x--")],
  ["a form without a type", 415, "unreadable", typed("", "name=Ada")],
  ["a form that is no UTF-8", 400, "unreadable", typed(form, "name=Jos%E9")],
  ["a missing script", 404, "missing", { url: "/assets/nothing.js", headers: browser }],
  ["missing data of a page", 404, "missing", { url: "/page-data/nothing.js", headers: browser }],
  ["an address that can't be decoded", 400, "unreadable", { url: "/%", headers: browser }],
])(
  "for %s, a person gets a page with the phone number, and a program gets an error in the usual shape",
  async (_, status, name, request) => {
    const response = await whole.app.inject(request);
    expect([response.statusCode, response.headers["content-type"]]).toEqual([status, "text/html; charset=utf-8"]);
    expect(response.headers["cache-control"]).toBe("no-store");
    const { $ } = parseDocument(response);
    expect($("h1").text()).toBe(refusalCopy[name].title);
    expect($("p").text()).toContain(site.phone);
    const { accept: _accept, ...others } = { accept: "", ...request.headers };
    const program = await whole.app.inject({ ...request, headers: others });
    expect([program.statusCode, program.json().error.data.httpStatus]).toEqual([status, status]);
    expect(await whole.db.selectFrom("lead_inbox").select("name").execute()).toEqual([]);
  },
);

it("a form that was sent from a translated copy of its page comes back on our own page with all typed text, and can be sent from there", async () => {
  const response = await whole.app.inject(formPost("/forms/contact", lead, translated));
  expect(response.statusCode).toBe(403);
  const { $ } = parseDocument(response);
  expect($('[role="alert"][data-status="failed"]').text().length).toBeGreaterThan(0);
  expect([$('[name="message"]').val(), $('[name="email"]').val()]).toEqual([lead.message, lead.email]);
  expect(await whole.db.selectFrom("lead_inbox").select("name").execute()).toEqual([]);
  const own = await whole.app.inject(formPost("/forms/contact", lead, { ...browser, "sec-fetch-site": "same-origin" }));
  expect(own.statusCode).toBe(303);
  await whole.db.deleteFrom("contact_submissions").execute();
});

it("a range beyond the end of a file gets 416 and the file's length", async () => {
  const response = await whole.app.inject({ url: "/favicon.svg", headers: { range: "bytes=999999-" } });
  expect([response.statusCode, response.body]).toEqual([416, ""]);
  expect(response.headers["content-range"]).toMatch(/^bytes \*\/\d+$/);
  expect((await whole.app.inject({ url: "/favicon.svg", headers: { range: "bytes=0-3" } })).statusCode).toBe(206);
});

it("a browser with too many cookies or too long a URL gets a page, and a program the error", async () => {
  const { port } = new URL(await whole.app.listen({ port: 0, host: "127.0.0.1" }));
  onTestFinished(() => whole.app.close());
  const long = "x".repeat(9_000);
  const cookies = `Cookie: a=${long}`;
  for (const [accept, type, ...packets] of [
    [browser.accept, "text/html", "/", `${cookies}${long}\r\n\r\n`],
    ["*/*", "application/json", "/", `${cookies}${long}\r\n\r\n`],
    [browser.accept, "text/html", "/", cookies, long],
    [browser.accept, "text/html", `/${long}${long}`],
  ] as const) {
    const [url = "/", first = "", ...rest] = packets;
    const socket = connect({ port: Number(port), host: "127.0.0.1", noDelay: true });
    const answer = text(socket);
    socket.write(`GET ${url} HTTP/1.1\r\nHost: x\r\nAccept: ${accept}\r\n${first}`);
    for (const packet of rest) {
      await setTimeout(100);
      socket.write(packet);
    }
    expect(await answer).toContain("HTTP/1.1 431 ");
    expect(await answer).toContain(`content-type: ${type}; charset=utf-8`);
    expect((await answer).includes(refusalCopy.headers.title)).toBe(type === "text/html");
  }
});
