import { expect, it } from "vitest";
import { formPost, openTestApp } from "../test/open-test-app.ts";

const publicOrigin = "https://www.example.com";
const listening = "http://127.0.0.1:3000";

const openSite = (SITE_ORIGIN: string, TRUST_PROXY = "") =>
  openTestApp({ env: { SITE_ORIGIN, TRUST_PROXY, LOG_LEVEL: "warn" } });

const sites = {
  named: await openSite(publicOrigin),
  forgotten: await openSite(listening),
  "forgotten, proxy named": await openSite(listening, "127.0.0.1/32"),
  "named, proxy named": await openSite(publicOrigin, "127.0.0.1/32"),
};
type Site = keyof typeof sites;

const person = { name: "Ada Osei", email: "ada@clinic.example" };
let posts = 0;

async function post({ app, db, lines }: (typeof sites)[Site], headers: Record<string, string>) {
  posts += 1;
  const lead = { ...person, message: `post ${posts}` };
  const answers = [
    await app.inject({ method: "POST", url: "/trpc/leads.contact", payload: lead, headers }),
    await app.inject(formPost("/forms/contact", lead, headers)),
  ];
  const stored = await db.selectFrom("lead_inbox").select("reference").where("message", "=", lead.message).execute();
  const letIn = stored.length > 0;
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(letIn ? [200, 303] : [403, 403]);
  return { letIn, warnings: lines.splice(0).map((line) => JSON.parse(line)) };
}

const inner = { host: "127.0.0.1:3000" };
const outer = "www.example.com";
const forwarded = (host: string) => ({ "x-forwarded-host": host });
const foreignForward = forwarded("backend.internal");

/** `letIn` says whether the site accepts the POST if the browser doesn't send Sec-Fetch-Site. */
it.each<[what: string, site: Site, letIn: boolean, origin: string, headers: Record<string, string>]>([
  ["direct, at the address listened on", "forgotten", true, listening, inner],
  ["direct, IPv6", "forgotten", true, "http://[2001:db8::1]:3000", { host: "[2001:0db8:0:0::1]:3000" }],
  ["Host rewritten, SITE_ORIGIN set", "named", true, publicOrigin, inner],
  ["Host rewritten, SITE_ORIGIN forgotten", "forgotten", false, publicOrigin, inner],
  ["forwarded by a named proxy", "forgotten, proxy named", true, publicOrigin, { ...inner, ...forwarded(outer) }],
  ["forwarded by another proxy", "forgotten", false, publicOrigin, { ...inner, ...forwarded(outer) }],
  ["forwarded wrongly, SITE_ORIGIN set", "named, proxy named", true, publicOrigin, { ...inner, ...foreignForward }],
  ["forwarded wrongly, Host kept", "forgotten, proxy named", true, publicOrigin, { host: outer, ...foreignForward }],
  ["TLS ends in front, Host with its default port", "forgotten", true, publicOrigin, { host: `${outer}:443` }],
  ["another port, Host kept", "forgotten", true, `${publicOrigin}:8443`, { host: `${outer}:8443` }],
  ["another port that the proxy drops from Host", "forgotten", false, `${publicOrigin}:8443`, { host: outer }],
])("a page of the site is distinguished from pages of other sites: %s", async (_what, name, letIn, origin, headers) => {
  const warning = { level: 40, pageOrigin: origin, siteOrigin: listening, msg: expect.stringContaining("SITE_ORIGIN") };
  const warnings = letIn ? [] : Array(2).fill(expect.objectContaining(warning));
  expect(await post(sites[name], { ...headers, origin })).toEqual({ letIn, warnings });
  expect(await post(sites[name], { ...headers, origin, "sec-fetch-site": "same-origin" })).toMatchObject({
    letIn: true,
  });
  expect(await post(sites[name], headers)).toMatchObject({ letIn: true });
});

it.each<Record<string, string>>([
  { origin: "https://evil.example" },
  { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
  { origin: "https://blog.www.example.com", "sec-fetch-site": "same-site" },
  { origin: "https://www.example.com.evil.example" },
  { origin: "http://127.0.0.1:8080" },
  { origin: "app://127.0.0.1:3000" },
  { origin: "www.example.com" },
  { origin: "null" },
  { "sec-fetch-site": "cross-site" },
])("a page of another site is refused, wherever the site is: %j", async (foreign) => {
  const isCertain = foreign["sec-fetch-site"] === "cross-site";
  for (const [name, site] of Object.entries(sites)) {
    const { letIn, warnings } = await post(site, { ...inner, ...foreign });
    expect([letIn, warnings.length], name).toEqual([false, isCertain ? 0 : 2]);
  }
});
