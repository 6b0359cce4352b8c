import { consultationForm, contactForm, fieldErrors, newsletterAsked, newsletterForm } from "@site/content/copy/forms";
import { newsletterPages } from "@site/content/copy/newsletter";
import { fill } from "@site/content/fill";
import { site } from "@site/content/site";
import { expect, it } from "vitest";
import { sampleFields } from "../test/entry-points.ts";
import { formPost, openTestApp, parseDocument, readDocument, squeeze, submitForm } from "../test/open-test-app.ts";
import { shareRehearsedApp } from "../test/rehearsed-app.ts";

const { app, db } = await shareRehearsedApp();

const newsletter = fill({ ...newsletterForm, ...newsletterAsked }, site);
const forms = {
  consultation: { path: "/", words: consultationForm, values: sampleFields.consultation },
  closing: { path: "/states/texas", words: consultationForm, values: sampleFields.consultation },
  contact: { path: "/contact", words: contactForm, values: sampleFields.contact },
  newsletter: { path: "/blog", words: newsletter, values: { email: "ada@clinic.example" } },
} as const;

type Name = keyof typeof forms;
const names = Object.keys(forms) as Name[]; // Object.keys returns string[]

function submit(name: Name, typed: Record<string, string>) {
  return submitForm(app, { path: forms[name].path, name }, typed);
}

async function storedLeads(): Promise<number> {
  return (await db.selectFrom("lead_inbox").select("reference").execute()).length;
}

it.each(names)(
  "an invalid %s form that is posted without JavaScript comes back with all typed words and each error at its field, and stores nothing; a GET of its URL redirects to the form",
  async (name) => {
    const { path, words, values } = forms[name];
    const before = await storedLeads();
    const nasty = '"><script>alert(1)</script>';
    const typed = Object.fromEntries(Object.keys(values).map((field) => [field, `${nasty} ${field}`]));
    const response = await submit(name, typed);
    const { $ } = parseDocument(response);
    expect(response.statusCode).toBe(400);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.headers["content-security-policy"]).toContain("script-src 'self'");
    expect(response.body).not.toContain("<script>alert");
    expect(await storedLeads()).toBe(before);

    const field = (control: string) => $(`form[action="/forms/${name}"] [name="${control}"]`);
    const texts = Object.keys(values).filter((control) => control !== "service");
    expect(texts.map((control) => field(control).val())).toEqual(texts.map((control) => typed[control]));
    const described = field("email").attr("aria-describedby")?.split(" ") ?? [];
    expect(described.map((id) => $(`[id="${id}"]`).text()).join(" ")).toContain(fieldErrors.emailInvalid);
    expect(field("email").attr("aria-invalid")).toBe("true");
    const alert = $('[role="alert"][data-status="failed"]').text();
    for (const sentence of [words.failure.title, words.failure.text, fieldErrors.emailInvalid])
      expect(alert).toContain(sentence);

    const { statusCode, headers } = await app.inject(`/forms/${name}`);
    expect(statusCode).toBe(303);
    const [page = "", anchor] = String(headers.location).split("#");
    expect(page).toBe(name === "closing" ? "/about" : path);
    expect((await readDocument(app, page)).$(`#${anchor} form`)).toHaveLength(1);
  },
);

it("the newsletter form that is posted without JavaScript gets a page with the words of the toast", async () => {
  const { headers } = await submit("newsletter", forms.newsletter.values);
  const [page = ""] = String(headers.location).split("#");
  expect(page).toMatch(/^\/blog\?/);
  const status = (await readDocument(app, page)).$('main [role="status"]').text();
  for (const said of [newsletter.success.title, newsletter.success.text])
    expect(squeeze(status)).toContain(squeeze(said));
});

it("a posted form gets thanks and the reference even if the key that signs links to requests can't be read", async () => {
  const without = await openTestApp();
  await without.db.schema.dropTable("request_key").execute();
  const response = await submitForm(without.app, { path: "/contact", name: "contact" }, forms.contact.values);
  const { reference } = await without.db.selectFrom("lead_inbox").select("reference").executeTakeFirstOrThrow();
  const { $, text } = parseDocument(response);
  expect([response.statusCode, response.headers["cache-control"]]).toEqual([200, "no-store"]);
  expect($('main [role="status"]').text()).toContain(contactForm.success.title);
  expect(text).toContain(reference);
});

it("the form at the end of a page stores the page and its subject, or the about page if the form names no page", async () => {
  for (const [path, about, typed = {}, sent_from = path] of [
    ["/states/texas", "Texas Medical Credentialing"],
    ["/ophthalmology", "Ophthalmology Credentialing"],
    ["/ohio-credentialing", expect.stringContaining("Ohio")],
    ["/about", null],
    ["/blog/caqh-attestation-every-120-days", expect.stringContaining("CAQH")],
    ...["//evil.example", "/states/guam", ""].map((page) => ["/about", null, { page }, "/about"] as const),
  ] as const) {
    const name = `From ${path} ${JSON.stringify(typed)}`;
    const { headers } = await submitForm(app, { path, name: "closing" }, { ...forms.closing.values, ...typed, name });
    const [, reference = ""] = /^\/request\?token=(CR-[0-9A-Z-]+)\./.exec(String(headers.location)) ?? [];
    const rows = db.selectFrom("consultation_requests").select(["sent_from", "about"]);
    expect(await rows.where("reference", "=", reference).executeTakeFirst(), name).toEqual({ sent_from, about });
  }
});

it("a form post may contain the longest message that the field allows, in any language", async () => {
  const send = async (message: string) => (await submit("contact", { ...forms.contact.values, message })).statusCode;
  expect(await send("語".repeat(10_000))).toBe(303);
  expect(await send("語".repeat(10_001))).toBe(400);
  expect(await send("語".repeat(40_000))).toBe(413);
});

const ad = "https://site.example/contact?utm_source=ad&gclid=Cj0KCQ";

it.each([
  [{ referer: ad }, "ad"],
  [{ referer: ad, "sec-gpc": "1" }, null],
  [{ referer: ad, dnt: "1" }, null],
  [{ referer: "https://site.example/forms/contact" }, null],
])("a form post with the headers %j is stored with its page and the campaign %s", async (headers, campaign) => {
  const values = { ...forms.contact.values, message: JSON.stringify(headers) };
  const response = await submitForm(app, { path: "/contact", name: "contact" }, values, headers);
  expect(response.statusCode).toBe(303);
  const rows = db.selectFrom("lead_inbox").select(["landing_page", "last_utm_source", "last_gclid"]);
  expect(await rows.where("message", "=", values.message).execute()).toEqual([
    { landing_page: "/contact", last_utm_source: campaign, last_gclid: campaign && "Cj0KCQ" },
  ]);
});

type Action = keyof typeof newsletterPages;
const stored = { confirm: "confirmed", unsubscribe: "unsubscribed" };
const actions = Object.keys(newsletterPages) as Action[]; // Object.keys returns string[]

async function subscriber(email: string) {
  await app.inject({ method: "POST", url: "/api/newsletter", payload: { email } });
  return readSubscriber(email);
}

function readSubscriber(email: string) {
  const found = db.selectFrom("newsletter_subscribers").select(["token", "status"]).where("email", "=", email);
  return found.executeTakeFirstOrThrow();
}

it.each(actions)(
  "the page linked from a newsletter email to %s changes nothing when it is opened, does what its button says, even if it is pressed twice, and refuses other tokens",
  async (action) => {
    const words = fill(newsletterPages[action], site);
    const email = `${action}@clinic.example`;
    const { token } = await subscriber(email);
    const { response, $, text } = await readDocument(app, `/newsletter/${action}?token=${token}`);
    expect(text).toContain(squeeze(words.ask.text));
    expect($("main form button").text()).toBe(words.button);
    expect((await readSubscriber(email)).status).toBe("pending");
    expect(response.headers["cache-control"]).toBe("no-store");
    expect($('meta[name="robots"]').attr("content")).toContain("noindex");

    const form = $("main form");
    const press = async (fields: Record<string, string>) => {
      const { headers } = await app.inject(formPost(String(form.attr("action")), fields, { origin: "null" }));
      return readDocument(app, String(headers.location));
    };
    for (const _ of ["first", "second"]) {
      const next = await press(Object.fromEntries(form.serializeArray().map(({ name, value }) => [name, value])));
      expect((await readSubscriber(email)).status).toBe(stored[action]);
      expect(next.text).toContain(squeeze(words.done.text));
      expect(next.$("main form")).toHaveLength(0);
    }
    const bare = await readDocument(app, `/newsletter/${action}`);
    const nul = await readDocument(app, `/newsletter/${action}?token=%00&result=done`);
    for (const typed of [{ token: "nobody's" }, {}, { token: "x".repeat(5_000) }].map((fields) => press({ ...fields })))
      for (const page of [bare, nul, await typed]) {
        expect(page.response.statusCode).toBe(404);
        expect(page.text).toContain(squeeze(words.unknown.heading));
      }
  },
);

it("a mail provider's post unsubscribes with one click and no redirect (RFC 8058), and an unknown token is 404", async () => {
  const parts = '--b\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n--b--\r\n';
  for (const [type, payload] of [
    ["application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"],
    ["multipart/form-data; boundary=b", parts],
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
