import { newsletterPages } from "@site/content/copy/newsletter";
import { fill } from "@site/content/fill";
import { site } from "@site/content/site";
import { describe, expect, it } from "vitest";
import { formPost, readDocument, squeeze } from "../test/open-test-app.ts";
import { shareRehearsedApp } from "../test/rehearsed-app.ts";

const { app, db } = await shareRehearsedApp();

type Action = keyof typeof newsletterPages;
const stored = { confirm: "confirmed", unsubscribe: "unsubscribed" };
const actions = Object.keys(newsletterPages) as Action[]; // Object.keys widens them

async function subscriber(email: string) {
  await app.inject({ method: "POST", url: "/api/newsletter", payload: { email } });
  return readSubscriber(email);
}

function readSubscriber(email: string) {
  const found = db.selectFrom("newsletter_subscribers").select(["token", "status"]).where("email", "=", email);
  return found.executeTakeFirstOrThrow();
}

describe.each(actions)("the newsletter page behind an email's link to %s", (action) => {
  const words = fill(newsletterPages[action], site);

  it("shows one button, changes nothing when it is opened, and does what its button says, once or twice", async () => {
    const email = `${action}@clinic.example`;
    const { token } = await subscriber(email);
    const { response, $, text } = await readDocument(app, `/newsletter/${action}?token=${token}`);
    expect(text).toContain(squeeze(words.ask.text));
    expect($("main form button").text()).toBe(words.button);
    expect((await readSubscriber(email)).status).toBe("pending");
    expect(response.headers["cache-control"]).toBe("no-store");
    expect($('meta[name="robots"]').attr("content")).toBe("noindex");

    const form = $("main form");
    const fields = Object.fromEntries(form.serializeArray().map(({ name, value }) => [name, String(value)]));
    for (const _ of ["first", "second"]) {
      const answer = await app.inject(formPost(String(form.attr("action")), fields));
      expect(answer.statusCode).toBe(303);
      expect((await readSubscriber(email)).status).toBe(stored[action]);
      const next = await readDocument(app, String(answer.headers.location));
      expect(next.text).toContain(squeeze(words.done.text));
      expect(next.$("main form")).toHaveLength(0);
    }
  });

  it("says that a link is not known", async () => {
    for (const fields of [{ token: "nobody's" }, {}, { token: "x".repeat(5_000) }]) {
      const { statusCode, headers } = await app.inject(formPost(`/forms/newsletter-${action}`, { ...fields }));
      expect(statusCode).toBe(303);
      const { text } = await readDocument(app, String(headers.location));
      expect(text).toContain(squeeze(words.unknown.heading));
    }
  });
});

it("a mail provider's post unsubscribes with one click and no redirect (RFC 8058), and an unknown token is 404", async () => {
  for (const [type, payload] of [
    ["application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"],
    ["multipart/form-data; boundary=b", '--b\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n--b--\r\n'],
  ] as const) {
    const email = `one-click-${type.length}@clinic.example`;
    const { token } = await subscriber(email);
    const post = { method: "POST", payload, headers: { "content-type": type } } as const;
    const response = await app.inject({ ...post, url: `/newsletter/unsubscribe?token=${token}` });
    expect(response.statusCode).toBe(200);
    expect((await readSubscriber(email)).status).toBe("unsubscribed");
    const unknown = await app.inject({ ...post, url: "/newsletter/unsubscribe?token=nobodys" });
    expect([unknown.statusCode, unknown.json().error.data.code]).toEqual([404, "NOT_FOUND"]);
  }
});

it("/newsletter redirects to the newsletter form", async () => {
  const response = await app.inject("/newsletter");
  expect(response.statusCode).toBe(307);
  expect(response.headers.location).toMatch(/\/blog#newsletter$/);
});
