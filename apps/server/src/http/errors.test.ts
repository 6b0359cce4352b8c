import { leadPageCopy } from "@site/content/copy/lead-page";
import { refusalCopy } from "@site/content/copy/refusals";
import { leadFormPath, requestFormPath } from "@site/content/paths";
import { site } from "@site/content/site";
import { requestLinks } from "@site/db/leads/request-link";
import { expect, it } from "vitest";
import type { Frontend } from "../pages/make-page.ts";
import { formPost, openTestApp, parseDocument, testMail } from "../test/open-test-app.ts";
import { officeLink } from "./signed-links.ts";

// The site on a database that has lost tables, as after a broken disk.
const key = "the key of this test";
const { app, db } = await openTestApp({ env: { ...testMail, SECRET_KEY: key } });
await app.ready();
for (const table of ["blog_posts", "lead_events", "contact_submissions"]) await db.schema.dropTable(table).execute();
const telltale = /sqlite|no such table|blog_posts|stack|\bat \w|\.ts\b|node_modules|select /i;

it("a page that fails to render says so with a phone number and without the cause", async () => {
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

it("the link of an office's email and the buttons of its page say what to do while the database fails, and the note is kept", async () => {
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
  const fields = Object.fromEntries(
    $("main form")
      .serializeArray()
      .map(({ name, value }) => [name, value.replaceAll("\r\n", "\n")]),
  );
  expect(fields).toEqual({ token, ...typed });
  expect($("main").text()).not.toMatch(telltale);
});

it.each([
  [500, "/api/blog"],
  [207, "/trpc/posts.list,states.list?batch=1&input=%7B%7D"],
])("data that can't be read are answered with %i in the one shape, without the reason: %s", async (status, url) => {
  const response = await app.inject(url);
  expect(response.statusCode).toBe(status);
  expect([response.json()].flat()[0].error).toEqual({
    message: "Something went wrong on our side. Please try again or call us.",
    code: -32603,
    data: { code: "INTERNAL_SERVER_ERROR", httpStatus: 500, fields: {} },
  });
  expect(response.body).not.toMatch(telltale);
});

it.each<[string, Frontend["render"]]>([
  ["throws", () => Promise.reject(new Error("no such table at /srv/secret.ts"))],
  ["gives up", async () => ({ status: 500, location: null, html: "Internal Server Error", hydration: "" })],
])("a renderer that %s gives a reader the same words", async (_, render) => {
  const { app } = await openTestApp({ wrapRender: () => render });
  for (const url of ["/about", "/nothing"]) {
    const response = await app.inject(url);
    expect([response.statusCode, response.headers["content-type"]]).toEqual([500, "text/html; charset=utf-8"]);
    expect(response.body).toContain(site.phone);
    expect(response.body).not.toMatch(/Internal|secret/);
    expect(response.body).not.toMatch(telltale);
  }
});
