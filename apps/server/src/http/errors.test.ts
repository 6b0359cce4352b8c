import { refusalCopy } from "@site/content/copy/refusals";
import { leadFormPath } from "@site/content/paths";
import { site } from "@site/content/site";
import { expect, it } from "vitest";
import type { Frontend } from "../pages/make-page.ts";
import { openTestApp, parseDocument } from "../test/open-test-app.ts";
import { officeLink } from "./office-link.ts";

// The site on a database that has lost a table, as after a broken disk.
const { app: withoutPosts, db } = await openTestApp();
await withoutPosts.ready();
await db.schema.dropTable("blog_posts").execute();
const telltale = /sqlite|no such table|blog_posts|stack|\bat \w|\.ts\b|node_modules|select /i;

it("a page that fails to render says so with a phone number and without the cause", async () => {
  for (const url of ["/blog", "/blog/feed.xml"]) {
    const response = await withoutPosts.inject(url);
    expect(response.statusCode).toBe(500);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.headers["x-content-type-options"]).toBe("nosniff");
    const { $ } = parseDocument(response);
    expect($("h1").text()).toBe(refusalCopy.failed.title);
    expect($("p").text()).toContain(site.phone);
    expect(response.body).not.toMatch(telltale);
  }
  expect((await withoutPosts.inject("/about")).statusCode).toBe(200);
});

it("the link of an office's mail and the buttons of its page say what to do while the database fails", async () => {
  const key = "the key of this test";
  const { app, db } = await openTestApp({ env: { SECRET_KEY: key } });
  const link = officeLink("", { reference: "CM-7F3K-9Q2M", holder: "office@site.example" }, key);
  await db.schema.dropTable("lead_events").execute();
  await db.schema.dropTable("contact_submissions").execute();
  const payload = `${link.split("?")[1]}&action=won&seen=new`;
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const answers = [await app.inject(link), await app.inject({ method: "POST", url: leadFormPath, payload, headers })];
  for (const answer of answers) {
    expect(answer.statusCode).toBe(500);
    expect(parseDocument(answer).$("h1").text()).toBe(refusalCopy.lead.title);
    expect(answer.body).not.toMatch(telltale);
  }
});

it.each([
  ["GET", "/api/blog"],
  ["GET", "/trpc/posts.list,states.list?batch=1&input=%7B%7D"],
] as const)("%s %s fails in the one shape, without the reason", async (method, url) => {
  const response = await withoutPosts.inject({ method, url });
  expect([500, 207]).toContain(response.statusCode);
  const body = response.json();
  expect((Array.isArray(body) ? body[0] : body).error).toEqual({
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
