import { contactForm } from "@site/content/copy/forms";
import { leadPageCopy } from "@site/content/copy/lead-page";
import { refusalCopy } from "@site/content/copy/refusals";
import { site } from "@site/content/site";
import { requestLinks } from "@site/db/leads/request-link";
import { addLead, leadOf, newContact } from "@site/db/test/open-test-database";
import { publicError } from "@site/trpc-router/errors";
import type { InjectOptions } from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { busyRetrySeconds, waitingRendersMax } from "../configuration/limits.ts";
import { officeLink } from "../http/signed-links.ts";
import type { Frontend } from "../pages/make-page.ts";
import { unpublished } from "../pages/serve-pages.ts";
import { entryPoints, submit } from "../test/entry-points.ts";
import { formPost, openTestApp, parseDocument, testMail } from "../test/open-test-app.ts";

const lead = { name: "Ada Osei", email: "ada@clinic.example", message: "Two states." };
const people = { accept: "text/html,application/xhtml+xml" };

async function openApp({ writes = 0, reads = 0 }, trustProxy = "none") {
  const limited = { RATE_LIMIT_WRITES: String(writes), RATE_LIMIT_READS: String(reads) };
  const { app, db } = await openTestApp({ env: { ...limited, TRUST_PROXY: trustProxy } });
  const statuses = async (...urls: string[]) => {
    const answers: number[] = [];
    for (const url of urls) answers.push((await app.inject(url)).statusCode);
    return answers;
  };
  const write = (headers: Record<string, string> = {}, remoteAddress = "127.0.0.1") =>
    app.inject({ method: "POST", url: "/api/contact", payload: lead, headers, remoteAddress });
  return { app, db, statuses, write };
}

const proxy = ["10.0.0.0/8", "10.0.0.1"] as const;

it.each<[string, proxies: string, address: string, one: string, other: string, status: number]>([
  ["a forged header makes no other sender", "none", "203.0.113.7", "1.1.1.1", "2.2.2.2", 429],
  ["two visitors behind a proxy are two senders", ...proxy, "203.0.113.7", "203.0.113.8", 200],
  ["a header forged behind a proxy makes no other", ...proxy, "1.1.1.1, 203.0.113.7", "2.2.2.2, 203.0.113.7", 429],
])("%s", async (_, proxies, address, one, other, status) => {
  const { write } = await openApp({ writes: 1 }, proxies);
  expect((await write({ "x-forwarded-for": one }, address)).statusCode).toBe(200);
  expect((await write({ "x-forwarded-for": other }, address)).statusCode).toBe(status);
});

it("reads of data, rendered pages and unknown URLs count against the read limit; files don't", async () => {
  const { statuses } = await openApp({ reads: 8 });
  const query = "/trpc/states.list,services.featured?batch=1&input=%7B%7D";
  expect(await statuses("/about", query, "/api/states")).toEqual([200, 200, 200]);
  const unknown = ["/nothing", "/assets/nothing.js", "/api/nothing", "/trpc/nothing"];
  expect(await statuses(...unknown)).toEqual([404, 404, 404, 404]);
  expect(await statuses("/api/states", "/faqs?q=timeline", "/dental", "/wp-admin")).toEqual([429, 429, 429, 429]);
  expect(await statuses("/favicon.svg")).toEqual([200]);
});

it("an unknown URL counts against the read limit even if all pages are published", async () => {
  const publication = { ...unpublished, lacks: () => true };
  const { app } = await openTestApp({ env: { RATE_LIMIT_READS: "2", TRUST_PROXY: "none" }, publication });
  for (const status of [404, 404, 429]) expect((await app.inject(`/nothing-${status}`)).statusCode).toBe(status);
});

it("a request that another site's page sends doesn't count against the visitor's limit", async () => {
  const { app, write } = await openApp({ writes: 1 });
  const foreign = { origin: "https://evil.example" };
  for (const status of [403, 403]) {
    expect((await write(foreign)).statusCode).toBe(status);
    expect((await app.inject(formPost("/forms/contact", lead, foreign))).statusCode).toBe(status);
  }
  expect((await write()).statusCode).toBe(200);
});

it("a browser above a limit gets a small page with the phone number and without a script", async () => {
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

it("a program above a limit gets the error shape with Retry-After and RateLimit", async () => {
  const { write } = await openApp({ writes: 1 });
  expect((await write()).headers).toMatchObject({
    "ratelimit-policy": '"writes";q=1;w=600',
    ratelimit: '"writes";r=0;t=600',
  });
  const { statusCode, headers, json } = await write();
  expect(statusCode).toBe(429);
  expect(Number(headers["retry-after"])).toBeGreaterThan(590);
  expect(headers.ratelimit).toMatch(/^"writes";r=0;t=\d+$/);
  expect(headers["cache-control"]).toBe("no-store");
  expect(json()).toEqual({ error: publicError("TOO_MANY_REQUESTS") });
});

it("a form post above a limit gets its form back with all typed text, or the small page if the read limit is reached too", async () => {
  const { app, db, write } = await openApp({ writes: 1, reads: 1 });
  await write();
  const typed = { ...lead, message: 'A <long> story "told" once' };
  const response = await app.inject(formPost("/forms/contact", typed, people));
  expect(response.statusCode).toBe(429);
  expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
  const { $ } = parseDocument(response);
  const alert = $('[role="alert"][data-status="failed"]').text();
  for (const words of [contactForm.failure.title, contactForm.failure.text]) expect(alert).toContain(words);
  expect(alert).toContain(`Reference for support: ${response.headers["x-request-id"]}`);
  expect([$('[name="message"]').val(), $('[name="email"]').val()]).toEqual([typed.message, typed.email]);
  expect(await db.selectFrom("lead_inbox").select("message").execute()).toEqual([{ message: lead.message }]);

  const spent = await app.inject(formPost("/forms/contact", typed, people));
  expect([spent.statusCode, spent.body.includes(refusalCopy.limited.title)]).toEqual([429, true]);
});

it("a button on a lead's page that is pressed above a limit returns the typed words, and shows no lead", async () => {
  const [SECRET_KEY, holder] = ["the key of these tests", testMail.LEAD_EMAIL_TO];
  const env = { ...testMail, RATE_LIMIT_WRITES: "1", RATE_LIMIT_READS: "4", TRUST_PROXY: "none", SECRET_KEY };
  const { app, db } = await openTestApp({ env });
  const reference = await addLead(db, newContact({ name: "Ada Osei" }));
  const before = await leadOf(db, reference);
  await app.inject({ method: "POST", url: "/api/contact", payload: lead });
  const ofVisitor = (await requestLinks(db, [SECRET_KEY])).ofReceipt(reference);
  const tokenOf = (address: string) => String(new URL(address, "https://site.example").searchParams.get("token"));
  const ofOffice = tokenOf(officeLink("", { reference, holder }, SECRET_KEY));
  const old = tokenOf(officeLink("", { reference, holder }, SECRET_KEY, 0));
  const words = 'A <long> story "told" once';
  const page = [refusalCopy.limited.title];
  for (const [url, token, typed, shown] of [
    ["/forms/request", ofVisitor, { action: "save", text: words, phone: "615 555 0777" }, [words, "615 555 0777"]],
    ["/forms/lead", ofOffice, { action: "note", note: words }, [words]],
    ["/forms/lead", old, { action: "note", note: words }, [leadPageCopy.without.old.heading]],
    ["/forms/request", `${ofVisitor}x`, { action: "save", text: words }, page],
    ["/forms/request", ofVisitor, { action: "save", text: words }, page],
  ] as const) {
    const response = await app.inject(formPost(url, { token, ...typed }, people));
    expect([response.statusCode, Number(response.headers["retry-after"]) > 0]).toEqual([429, true]);
    const { $ } = parseDocument(response);
    const all = [$("body").text(), ...$("input").map((_, each) => String($(each).val()))].join(" ");
    for (const each of shown) expect(all).toContain(each);
    expect(all).not.toContain("Ada Osei");
  }
  expect(await leadOf(db, reference)).toEqual(before);
});

async function openCrowdedApp() {
  const { promise: end, resolve: letThemEnd } = Promise.withResolvers<void>();
  let found: ReturnType<Frontend["render"]> | undefined;
  const { app } = await openTestApp({
    wrapRender: (render) => async (input) => {
      if (!input.url.includes("q=")) return render(input);
      await end;
      found ??= render(input);
      return found;
    },
  });
  const crowd = Array.from({ length: waitingRendersMax + 2 }, (_, n) => app.inject(`/faqs?q=${n}`));
  onTestFinished(async () => {
    letThemEnd();
    await Promise.all(crowd);
  });
  expect((await Promise.race(crowd)).statusCode).toBe(503);
  return { app, crowd, letThemEnd };
}

it("while the render queue is full, pages get 503 with Retry-After, but leads are stored and form posts get a page", async () => {
  const { app, crowd, letThemEnd } = await openCrowdedApp();
  const page: InjectOptions = { url: "/nothing", headers: { accept: "text/html" } };
  const { statusCode, headers, body } = await app.inject(page);
  expect([statusCode, headers["retry-after"]]).toEqual([503, String(busyRetrySeconds)]);
  expect([headers["cache-control"], headers.connection]).toEqual(["no-store", "keep-alive"]);
  expect(body).toContain(refusalCopy.busy.title);

  for (const entryPoint of entryPoints) {
    const { status, reference } = await submit(app, entryPoint, { form: "contact", values: lead });
    expect([entryPoint, status]).toEqual([entryPoint, entryPoint === "form post" ? 303 : 200]);
    expect(reference).toMatch(/^CM-/);
  }
  expect((await app.inject("/api/states")).statusCode).toBe(200);
  const thanks = app.inject("/blog?sent=newsletter");
  const mistaken = app.inject(formPost("/forms/contact", { name: "Ada" }));

  letThemEnd();
  expect((await thanks).body).toContain("Subscribed");
  expect((await mistaken).statusCode).toBe(400);
  const served = (await Promise.all(crowd)).filter((answer) => answer.statusCode === 200);
  expect(served).toHaveLength(crowd.length - 1);
  expect((await app.inject(page)).statusCode).toBe(404);
});
