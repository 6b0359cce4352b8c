import { describe, expect, it, onTestFinished } from "vitest";
import { openTestApp } from "../test/open-test-app.ts";

const publicOrigin = "https://www.example.com";
/** What the program takes for its origin where SITE_ORIGIN was forgotten. */
const listening = "http://127.0.0.1:3000";

async function openSite(siteOrigin: string, trustProxy = "") {
  const lines: string[] = [];
  const logger = { level: "warn", stream: { write: (line: string) => void lines.push(line) } };
  const { app, db } = await openTestApp({
    env: { SITE_ORIGIN: siteOrigin, TRUST_PROXY: trustProxy },
    settings: { logger },
  });
  const countLeads = async () => (await db.selectFrom("lead_inbox").select("reference").execute()).length;
  const warnings = () => lines.splice(0).map((line) => JSON.parse(line));
  return { app, countLeads, warnings };
}

const sites = {
  named: await openSite(publicOrigin),
  forgotten: await openSite(listening),
  "forgotten, proxy named": await openSite(listening, "127.0.0.1/32"),
  "named, proxy named": await openSite(publicOrigin, "127.0.0.1/32"),
};
type Site = keyof typeof sites;

const person = { name: "Ada Osei", email: "ada@clinic.example" };
/** A procedure and a form, because the hook doesn't look at the route of any other post. */
const entryPoints = [
  (message: string) => ({
    url: "/trpc/leads.contact",
    type: "application/json",
    payload: JSON.stringify({ ...person, message }),
  }),
  (message: string) => ({
    url: "/forms/contact",
    type: "application/x-www-form-urlencoded",
    payload: new URLSearchParams({ ...person, message }).toString(),
  }),
];

let posts = 0;

/** Sends one post through each entry point. @returns whether all were stored, or none and all told so */
async function isLetIn({ app, countLeads }: (typeof sites)[Site], headers: Record<string, string>): Promise<boolean> {
  const before = await countLeads();
  const answers: number[] = [];
  for (const entryPoint of entryPoints) {
    posts += 1;
    const { url, type, payload } = entryPoint(`post ${posts}`);
    const sent = { method: "POST", url, payload, headers: { "content-type": type, ...headers } } as const;
    answers.push((await app.inject(sent)).statusCode);
  }
  const stored = (await countLeads()) - before;
  expect(answers).toEqual(stored === 0 ? [403, 403] : [200, 303]);
  return stored === entryPoints.length;
}

const inner = { host: "127.0.0.1:3000" };
const outer = "www.example.com";
const forwarded = (host: string) => ({ "x-forwarded-host": host });

/** letIn: whether a page of ours is recognised where its browser sends no Sec-Fetch-Site */
it.each<[what: string, site: Site, letIn: boolean, origin: string, headers: Record<string, string>]>([
  ["direct, at the address listened on", "forgotten", true, listening, inner],
  ["direct, IPv6", "forgotten", true, "http://[2001:db8::1]:3000", { host: "[2001:0db8:0:0::1]:3000" }],
  ["Host rewritten, SITE_ORIGIN set", "named", true, publicOrigin, inner],
  ["Host rewritten, SITE_ORIGIN forgotten", "forgotten", false, publicOrigin, inner],
  [
    "X-Forwarded-Host of a named proxy",
    "forgotten, proxy named",
    true,
    publicOrigin,
    { ...inner, ...forwarded(outer) },
  ],
  ["X-Forwarded-Host of another proxy", "forgotten", false, publicOrigin, { ...inner, ...forwarded(outer) }],
  [
    "X-Forwarded-Host that is not the site's, SITE_ORIGIN set",
    "named, proxy named",
    true,
    publicOrigin,
    { ...inner, ...forwarded("backend.internal") },
  ],
  [
    "X-Forwarded-Host that is not the site's, Host kept",
    "forgotten, proxy named",
    true,
    publicOrigin,
    { host: outer, ...forwarded("backend.internal") },
  ],
  ["TLS ends in front, Host with its default port", "forgotten", true, publicOrigin, { host: `${outer}:443` }],
  ["another port, Host kept", "forgotten", true, `${publicOrigin}:8443`, { host: `${outer}:8443` }],
  ["another port that the proxy drops from Host", "forgotten", false, `${publicOrigin}:8443`, { host: outer }],
])("a page of the site is told from others: %s", async (_what, name, letIn, origin, headers) => {
  const site = sites[name];
  expect(await isLetIn(site, { ...headers, origin })).toBe(letIn);
  const warning = {
    level: 40,
    pageOrigin: origin,
    siteOrigin: listening,
    msg: expect.stringContaining("SITE_ORIGIN"),
  };
  expect(site.warnings()).toEqual(letIn ? [] : entryPoints.map(() => expect.objectContaining(warning)));
  expect(await isLetIn(site, { ...headers, origin, "sec-fetch-site": "same-origin" })).toBe(true);
  // A program sends neither.
  expect(await isLetIn(site, headers)).toBe(true);
});

describe.each(Object.entries(sites))("a site whose origin is %s", (_name, site) => {
  it.each<Record<string, string>>([
    { origin: "https://evil.example" },
    { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    { origin: "https://blog.www.example.com", "sec-fetch-site": "same-site" },
    { origin: "https://www.example.com.evil.example" },
    { origin: "http://127.0.0.1:8080" },
    { origin: "app://www.example.com" },
    { origin: "www.example.com" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
  ])("refuses a page of another site: %j", async (foreign) => {
    expect(await isLetIn(site, { ...inner, ...foreign })).toBe(false);
    const isCertain = foreign["sec-fetch-site"] === "cross-site";
    expect(site.warnings()).toHaveLength(isCertain ? 0 : entryPoints.length);
  });
});

it.each([
  ["127.0.0.1", "localhost"],
  ["::", "[::1]"],
])("a server that listens at %s recognises its own pages at %s", async (host, name) => {
  const { app } = await openSite(listening);
  onTestFinished(() => app.close());
  const { port } = new URL(await app.listen({ host, port: 0 }));
  const own = `http://${name}:${port}`;
  const body = JSON.stringify({ ...person, message: "Hello" });
  const statuses = [own, "http://evil.example"].map(async (origin) => {
    const headers = { "content-type": "application/json", origin };
    return (await fetch(`${own}/api/contact`, { method: "POST", headers, body })).status;
  });
  expect(await Promise.all(statuses)).toEqual([200, 403]);
});
