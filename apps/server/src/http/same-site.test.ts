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
  const countRows = async () => {
    const [leads, subscribers] = await Promise.all([
      db.selectFrom("lead_inbox").select("reference").execute(),
      db.selectFrom("newsletter_subscribers").select("email").execute(),
    ]);
    return leads.length + subscribers.length;
  };
  const warnings = () => lines.splice(0).map((line) => JSON.parse(line));
  return { app, countRows, warnings };
}

const sites = {
  named: await openSite(publicOrigin),
  forgotten: await openSite(listening),
  "forgotten, proxy named": await openSite(listening, "127.0.0.1/32"),
  "named, proxy named": await openSite(publicOrigin, "127.0.0.1/32"),
};
type Site = keyof typeof sites;

const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded" };
const person = { name: "Ada Osei", email: "ada@clinic.example" };

const asForm = (values: Record<string, string>) => new URLSearchParams(values).toString();
const contact = (message: string) => ({ ...person, message });
const consultation = (practice: string) => ({ ...person, phone: "615-555-0100", practice });
const subscriber = (name: string) => ({ email: `${name}@clinic.example` });

/** Every entry point that stores something. @param word makes its row another one than those before */
const entryPoints: Record<string, (word: string) => { url: string; headers: typeof json; payload: string | object }> = {
  "contact by tRPC": (word) => ({ url: "/trpc/leads.contact", headers: json, payload: contact(word) }),
  "consultation by tRPC": (word) => {
    return { url: "/trpc/leads.requestConsultation", headers: json, payload: consultation(word) };
  },
  "newsletter by tRPC": (word) => ({ url: "/trpc/newsletter.subscribe", headers: json, payload: subscriber(word) }),
  "contact by REST": (word) => ({ url: "/api/contact", headers: json, payload: contact(word) }),
  "contact form": (word) => ({ url: "/forms/contact", headers: form, payload: asForm(contact(word)) }),
  "consultation form": (word) => ({ url: "/forms/consultation", headers: form, payload: asForm(consultation(word)) }),
  "newsletter form": (word) => ({ url: "/forms/newsletter", headers: form, payload: asForm(subscriber(word)) }),
};

let posts = 0;

/** Sends one post through each entry point. @returns for each entry point whether it stored its row */
async function sendThroughAllDoors({ app, countRows }: (typeof sites)[Site], headers: Record<string, string>) {
  const stored: Record<string, boolean> = {};
  for (const [name, entryPoint] of Object.entries(entryPoints)) {
    posts += 1;
    const request = entryPoint(`sender-${posts}`);
    const before = await countRows();
    const response = await app.inject({ ...request, method: "POST", headers: { ...request.headers, ...headers } });
    stored[name] = (await countRows()) === before + 1;
    expect([name, response.statusCode < 400]).toEqual([name, stored[name]]);
    if (!stored[name]) expect([name, response.json().error.data.code]).toEqual([name, "FORBIDDEN"]);
  }
  return stored;
}

const all = (letIn: boolean) => Object.fromEntries(Object.keys(entryPoints).map((name) => [name, letIn]));

/** @param letIn whether a page of ours is recognised where its browser sends no Sec-Fetch-Site */
function world(name: string, site: Site, letIn: boolean, origin: string, headers: Record<string, string>) {
  return { name, site, letIn, origin, headers };
}

const inner = "127.0.0.1:3000";
const outer = "www.example.com";
const other = "backend.internal";

const worlds = [
  world("direct, at the address listened on", "forgotten", true, listening, { host: inner }),
  world("direct, by a name of the machine", "forgotten", true, "http://pc.example:3000", { host: "pc.example:3000" }),
  world("direct, IPv6", "forgotten", true, "http://[2001:db8::1]:3000", { host: "[2001:0db8:0:0::1]:3000" }),
  world("Host rewritten, SITE_ORIGIN set", "named", true, publicOrigin, { host: inner }),
  world("Host rewritten, SITE_ORIGIN forgotten", "forgotten", false, publicOrigin, { host: inner }),
  world("X-Forwarded-Host of a named proxy", "forgotten, proxy named", true, publicOrigin, {
    ...{ host: inner, "x-forwarded-host": outer },
  }),
  world("X-Forwarded-Host of a proxy that is not named", "forgotten", false, publicOrigin, {
    ...{ host: inner, "x-forwarded-host": outer },
  }),
  world("X-Forwarded-Host that is not the site's, SITE_ORIGIN set", "named, proxy named", true, publicOrigin, {
    ...{ host: inner, "x-forwarded-host": other },
  }),
  world("X-Forwarded-Host that is not the site's, Host kept", "forgotten, proxy named", true, publicOrigin, {
    ...{ host: outer, "x-forwarded-host": other },
  }),
  world("TLS ends in front, Host kept", "forgotten", true, publicOrigin, { host: outer }),
  world("TLS ends in front, Host with its default port", "forgotten", true, publicOrigin, { host: `${outer}:443` }),
  world("a second name of the site, Host kept", "named", true, "https://example.com", { host: "example.com" }),
  world("another port, Host kept", "forgotten", true, `${publicOrigin}:8443`, { host: `${outer}:8443` }),
  world("another port that the proxy drops from Host", "forgotten", false, `${publicOrigin}:8443`, { host: outer }),
];

describe.each(worlds)("$name", ({ site, origin, headers, letIn }) => {
  it(`a page of the site in a browser without Sec-Fetch-Site is ${letIn ? "accepted" : "refused"} at every entry point`, async () => {
    expect(await sendThroughAllDoors(sites[site], { ...headers, origin })).toEqual(all(letIn));
    const expected = {
      level: 40,
      pageOrigin: origin,
      siteOrigin: listening,
      msg: expect.stringContaining("SITE_ORIGIN"),
    };
    expect(sites[site].warnings()).toEqual(
      letIn ? [] : Object.keys(entryPoints).map(() => expect.objectContaining(expected)),
    );
  });

  it("a page of the site in a browser with Sec-Fetch-Site is accepted at every entry point", async () => {
    const sent = { ...headers, origin, "sec-fetch-site": "same-origin" };
    expect(await sendThroughAllDoors(sites[site], sent)).toEqual(all(true));
  });

  it("a program is accepted at every entry point", async () => {
    expect(await sendThroughAllDoors(sites[site], headers)).toEqual(all(true));
  });
});

describe.each(Object.entries(sites))("a site whose origin is %s", (_name, site) => {
  it.each<Record<string, string>>([
    { origin: "https://evil.example" },
    { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    { origin: "https://blog.www.example.com", "sec-fetch-site": "same-site" },
    { origin: "https://www.example.com.evil.example" },
    { origin: "https://www.example.com:4443" },
    { origin: "http://127.0.0.1:8080" },
    { origin: "http://[::1]:8080" },
    { origin: "app://www.example.com" },
    { origin: "www.example.com" },
    { origin: "null" },
    { origin: "null", "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "cross-site" },
  ])("a page of another site is refused at every entry point: %j", async (foreign) => {
    expect(await sendThroughAllDoors(site, { host: inner, ...foreign })).toEqual(all(false));
    const isCertain = foreign["sec-fetch-site"] === "cross-site";
    expect(site.warnings()).toHaveLength(isCertain ? 0 : Object.keys(entryPoints).length);
  });
});

/** Over a real connection: the answers to posts of a page at this origin and of a foreign one. */
async function postOverSocket(origin: string) {
  const body = JSON.stringify({ ...person, message: `From ${origin}` });
  const send = (from: string) =>
    fetch(`${origin}/api/contact`, { method: "POST", headers: { ...json, origin: from }, body });
  const [own, foreign] = await Promise.all([send(origin), send("http://evil.example")]);
  return [own.status, foreign.status];
}

it.each(["127.0.0.1", "::1", "::"])("a server that listens at %s recognises its own pages", async (host) => {
  const { app } = await openSite(listening);
  onTestFinished(() => app.close());
  const { port } = new URL(await app.listen({ host, port: 0 }));
  const names = { "127.0.0.1": ["127.0.0.1", "localhost"], "::1": ["[::1]"], "::": ["[::1]", "127.0.0.1"] }[host] ?? [];
  for (const name of names) {
    expect([name, ...(await postOverSocket(`http://${name}:${port}`))]).toEqual([name, 200, 403]);
  }
});
