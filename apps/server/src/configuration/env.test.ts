import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { site } from "@site/content/site";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { describe, expect, it } from "vitest";
import { listUnknown, loadEnv, parseEnv } from "./env.ts";
import { telUri } from "./tel-uri.ts";

it("the configuration needs no variable: the site is the invented company's and listens on loopback only", () => {
  expect(parseEnv({})).toMatchObject({
    host: "127.0.0.1",
    port: 3000,
    databaseUrl: "file:./data/site.db",
    logLevel: "info",
    siteOrigin: null,
    analytics: null,
    site,
  });
});

it("an empty variable counts as not set", () => {
  const names = ["HOST", "PORT", "SITE_ORIGIN", "DATABASE_URL", "LOG_LEVEL", "SITE_NAME", "ANALYTICS_SCRIPT_URL"];
  expect(parseEnv(Object.fromEntries(names.map((name) => [name, ""])))).toEqual(parseEnv({}));
  expect(parseEnv({ PORT: undefined })).toEqual(parseEnv({}));
});

it("an invalid configuration is refused with all its mistakes, one a line, without the values", () => {
  const mistakes = {
    PORT: "eighty",
    SITE_ORIGIN: "www.example.com",
    DATABASE_URL: "postgress://site:hunter2@db/site",
    LOG_LEVEL: "loud",
    ANALYTICS_SCRIPT_URL: "javascript:alert(1)",
    SITE_NAME: "   ",
  };
  let message = "";
  try {
    parseEnv(mistakes);
  } catch (error) {
    message = String(error instanceof Error ? error.message : error);
  }
  const [title, ...lines] = message.split("\n");
  expect(title).toBe("The configuration has mistakes:");
  expect(lines.map((line) => line.trim().split(":")[0]).toSorted()).toEqual(Object.keys(mistakes).toSorted());
  expect(lines.every((line) => /^ {2}[A-Z_]+: \S.*$/.test(line))).toBe(true);
  expect(message).not.toMatch(/hunter2|alert|undefined/);
});

/** Values that each of these variables refuses. */
const refused = {
  PORT: ["-1", "65536", "http"],
  SITE_ORIGIN: ["ftp://example.com", "example.com"],
  SITE_SOCIAL_LINKEDIN: ["http://www.linkedin.com/company/harborview"],
  RATE_LIMIT_WRITES: ["-1", "many", "1.5"],
  TRUST_PROXY: ["none,10.0.0.0/8", "yes", "10.0.0.0/33"],
  CORS_ORIGINS: ["*", "https://app.example.com/", "https://app.example.com,", "null"],
};

it.each(Object.entries(refused))("%s refuses %j, and the mistake names the variable", (name, values) => {
  for (const value of values) expect(() => parseEnv({ [name]: value }), value).toThrow(`\n  ${name}: `);
});

it.each([
  ["https://www.example.com/", "https://www.example.com"],
  ["https://www.example.com:8443/path?x=1", "https://www.example.com:8443"],
])("SITE_ORIGIN=%s counts as %s", (given, origin) => {
  expect(parseEnv({ SITE_ORIGIN: given }).siteOrigin).toBe(origin);
});

it("SITE_PHONE is shown as it is written, becomes a tel: link, and is refused when nobody can dial it", () => {
  const { phone, telHref } = parseEnv({ SITE_PHONE: "(615) 555-0142 ext. 3" }).site;
  expect([phone, telHref]).toEqual(["(615) 555-0142 ext. 3", "tel:+16155550142;ext=3"]);
  expect(parseEnv({ SITE_PHONE: "+44 20 7946 0018" }).site.telHref).toBe("tel:+442079460018");
  expect(() => parseEnv({ SITE_PHONE: "555-0142" })).toThrow(/^ {2}SITE_PHONE: must be a US number such as /m);
});

it("TRUST_PROXY takes networks in CIDR notation, or none", () => {
  const proxiesOf = (TRUST_PROXY?: string) => {
    const { trustProxy, hasNoProxy } = parseEnv({ TRUST_PROXY });
    return { trustProxy, hasNoProxy };
  };
  expect(proxiesOf()).toEqual({ trustProxy: [], hasNoProxy: false });
  expect(proxiesOf("none")).toEqual({ trustProxy: [], hasNoProxy: true });
  const networks = ["10.0.0.0/8", "2001:db8::/32", "192.0.2.1"];
  expect(proxiesOf(networks.join(", "))).toEqual({ trustProxy: networks, hasNoProxy: false });
});

it("PARTNER_KEYS takes names with secrets, two keys of one name among them, and no message repeats a secret", () => {
  const [old, young] = ["old-0123456789abcdefghijk", "young:0123456789abcdefghij"];
  expect(parseEnv({ PARTNER_KEYS: `acme:${old}, acme:${young}` }).partnerKeys).toEqual([
    { name: "acme", secret: old },
    { name: "acme", secret: young },
  ]);
  expect(parseEnv({}).partnerKeys).toEqual([]);
  for (const wrong of [old, `:${old}`, `a b:${old}`, `acme:${old},`, "acme:short", `acme:${old},other:${old}`]) {
    expect(() => parseEnv({ PARTNER_KEYS: wrong })).toThrow(/PARTNER_KEYS: must have|PARTNER_KEYS: must be/);
    expect(() => parseEnv({ PARTNER_KEYS: wrong })).not.toThrow(old);
  }
});

describe("LEAD_WEBHOOK_URL, which receives personal data,", () => {
  const parse = (LEAD_WEBHOOK_URL: string) =>
    parseEnv({ LEAD_WEBHOOK_URL, LEAD_WEBHOOK_SECRET: "a secret of the test" });

  it.each([
    "https://hooks.example/services/1",
    "http://localhost:8080/hook",
    "http://127.8.9.1/hook",
    "http://[::1]:9/hook",
  ])("may be %s", (address) => {
    expect(parse(address).webhook?.url).toBe(address);
  });

  it.each([
    "http://10.0.0.5/hook",
    "http://localhost.example/hook",
    "http://notlocalhost/hook",
    "http://127.0.0.1.example/",
    "hooks.example",
  ])("may not be %s", (address) => {
    expect(() => parse(address)).toThrow(/^The configuration has mistakes:\n {2}LEAD_WEBHOOK_URL: must be an http/);
  });
});

it("OPS_PORT is off by default, and differs from PORT; an IPv6 address may have the brackets of a URL", () => {
  expect(parseEnv({}).operations).toBeNull();
  expect(parseEnv({ OPS_PORT: "9090" }).operations).toEqual({ host: "127.0.0.1", port: 9090 });
  expect(parseEnv({ OPS_PORT: "9090", OPS_HOST: "[::1]" }).operations).toEqual({ host: "::1", port: 9090 });
  expect(() => parseEnv({ PORT: "8080", OPS_PORT: "8080" })).toThrow("OPS_PORT: must be another port than PORT");
});

it("the spool is beside the database unless SPOOL_DIR names another folder", () => {
  expect(parseEnv({ DATABASE_URL: "file:/srv/site/data/site.db" }).spoolDir).toBe("/srv/site/data/spool");
  expect(parseEnv({ SPOOL_DIR: "/mnt/other/spool" }).spoolDir).toBe("/mnt/other/spool");
  expect(parseEnv({ DATABASE_URL: "file::memory:" }).spoolDir).toBeNull();
});

it("names that look like variables of the site, and are none, are listed", () => {
  const source = { SITE_NAME: "Harborview", SITE_FAX: "1", LEAD_EMAIL_TOO: "a@b.example", PATH: "/bin", NODE_ENV: "x" };
  expect(listUnknown(source)).toEqual(["SITE_FAX", "LEAD_EMAIL_TOO"]);
});

it("a password with an unencoded sign is refused, and no part of it is repeated", () => {
  for (const password of ["p@hunter/w", "12?hunter", "12#hunter"]) {
    const mistakes = { DATABASE_URL: `postgres://site:${password}@db/site`, SMTP_URL: `smtp//u:${password}@mail` };
    for (const [name, value] of Object.entries(mistakes)) {
      const parse = () => parseEnv({ [name]: value });
      expect(parse, value).toThrow(/written as %40 %2F %3A %23 %25/);
      expect(parse, value).not.toThrow(/hunter/);
    }
  }
});

it("an .env that is there and can't be read stops the program, a missing one does not", () => {
  const folder = temporaryFolder();
  const [missing, dangling] = [join(folder, "missing"), join(folder, "dangling")];
  symlinkSync(missing, dangling);
  expect(() => loadEnv(missing)).not.toThrow();
  expect(() => loadEnv(dangling)).toThrow(/dangling can't be read by \S+ \(ENOENT\)\.$/);
});

it("SITE_PEOPLE names who answers, with what is left out as null, and refuses a picture of another host", () => {
  const people = JSON.stringify([{ name: "Dana Reyes", role: "Credentialing lead", phone: "(615) 555-0143" }]);
  expect(parseEnv({ SITE_PEOPLE: people }).site.people).toEqual([
    {
      name: "Dana Reyes",
      role: "Credentialing lead",
      years: null,
      photo: null,
      phone: "(615) 555-0143",
      telHref: "tel:+16155550143",
    },
  ]);
  expect(() => parseEnv({ SITE_PEOPLE: "Dana" })).toThrow(/SITE_PEOPLE: must be a JSON list/);
  const elsewhere = JSON.stringify([{ name: "Dana Reyes", role: "Lead", photo: "https://cdn.example/dana.jpg" }]);
  expect(() => parseEnv({ SITE_PEOPLE: elsewhere })).toThrow(/SITE_PEOPLE.*must be a path of this site/);
});

it.each([
  ["(615) 555-0142", "tel:+16155550142"],
  ["615.555.0142", "tel:+16155550142"],
  ["+1 (615) 555-0142", "tel:+16155550142"],
  ["  6155550142 ", "tel:+16155550142"],
])("%s becomes the tel: link of a US number", (written, uri) => {
  expect(telUri(written)).toBe(uri);
});

it.each(["ext. 3", "Ext3", ", ext. 3", "extension 3", "x 3", "#3", ";ext=3"])(
  "an extension may be written %s",
  (extension) => {
    expect(telUri(`(615) 555-0142 ${extension}`)).toBe("tel:+16155550142;ext=3");
    expect(telUri(`+44 20 7946 0018${extension}`)).toBe("tel:+442079460018;ext=3");
  },
);

it.each([
  ["+44 20 7946 0018", "tel:+442079460018"],
  ["+44 (0)20 7946 0018", "tel:+442079460018"],
  ["+247 20000", "tel:+24720000"],
])("%s becomes a tel: link with its country code", (written, uri) => {
  expect(telUri(written)).toBe(uri);
});

it.each([
  ...["", "call us", "555-0142", "911", "(615) 555-01422", "020 7946 0018", "001 615 555 0142"],
  ...["(115) 555-0142", "(615) 155-0142", "+0 615 555 0142", "+1234567890123456"],
  ...["(615) 555-0142 or (615) 555-0143", "Call (615) 555-0142", "(615) 555-0142 ext. three", "1-800-FLOWERS"],
])("%j has no tel: link", (written) => {
  expect(telUri(written)).toBeNull();
});

it("the sample company's tel: link dials the number that the pages show", () => {
  expect(site.telHref).toBe(telUri(site.phone));
});
