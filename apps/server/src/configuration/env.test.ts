import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "@site/content/site";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { expect, it, onTestFinished, vi } from "vitest";
import { loadEnv, parseEnv } from "./env.ts";
import { telUri } from "./tel-uri.ts";

it("the configuration needs no variable: the site is the invented company's and listens on loopback only", () => {
  expect(parseEnv({})).toMatchObject({
    host: "127.0.0.1",
    port: 3000,
    databaseUrl: "file:./data/site.db",
    logLevel: "info",
    siteOrigin: null,
    analytics: null,
    operations: null,
    site,
  });
});

it("an empty variable counts as not set", () => {
  const names = ["HOST", "PORT", "SITE_ORIGIN", "DATABASE_URL", "LOG_LEVEL", "SITE_NAME", "ANALYTICS_SCRIPT_URL"];
  expect(parseEnv(Object.fromEntries(names.map((name) => [name, ""])))).toEqual(parseEnv({}));
  expect(parseEnv({ PORT: undefined })).toEqual(parseEnv({}));
});

it("an invalid configuration is refused with all its mistakes, one per line, without the values", () => {
  const mistakes = {
    PORT: "eighty",
    SITE_ORIGIN: "www.example.com",
    DATABASE_URL: "postgress://site:hunter2@db/site",
    LOG_LEVEL: "loud",
    ANALYTICS_SCRIPT_URL: "javascript:alert(1)",
    SITE_NAME: "   ",
  };
  const parse = () => parseEnv(mistakes);
  const lines = Object.keys(mistakes).map((name) => `\n {2}${name}: \\S.*`);
  expect(parse).toThrow(new RegExp(`^The configuration has mistakes:${lines.join("")}$`));
  expect(parse).not.toThrow(/hunter2|alert|undefined/);
});

const unreachable = ["http://10.0.0.5/hook", "http://localhost.example/hook", "http://127.0.0.1.example/"];
const withPassword = ["p@hunter/w", "12?hunter", "12#hunter"];

it.each<[name: string, values: string[]]>([
  ["PORT", ["-1", "65536", "http"]],
  ["OPS_PORT", ["3000"]],
  ["SITE_ORIGIN", ["ftp://example.com", "example.com"]],
  ["SITE_SOCIAL_LINKEDIN", ["http://www.linkedin.com/company/harborview"]],
  ["SITE_PHONE", ["555-0142"]],
  ["SITE_BOOKING_URL", ["http://book.example/", "book.example"]],
  ["SITE_NOTICE_UNTIL", ["2026-02-30", "tomorrow"]],
  ["OFFICE_HOURS", ["9 to 5", "Mon-Fri 18:00-8:00", "Mon-Fri 8:00-18:00 America/Nowhere"]],
  ["OFFICE_CLOSED", ["christmas", "2026-02-30", "none, us-federal"]],
  ["RATE_LIMIT_WRITES", ["-1", "many", "1.5"]],
  ["TRUST_PROXY", ["none,10.0.0.0/8", "yes", "10.0.0.0/33"]],
  ["CORS_ORIGINS", ["*", "https://app.example.com/", "https://app.example.com,", "null"]],
  ["LEAD_WEBHOOK_URL", [...unreachable, "http://notlocalhost/hook", "hooks.example"]],
  ["DATABASE_URL", withPassword.map((password) => `postgres://site:${password}@db/site`)],
  ["SMTP_URL", withPassword.map((password) => `smtp//u:${password}@mail`)],
  [
    "SITE_PEOPLE",
    ["Dana", JSON.stringify([{ name: "Dana Reyes", role: "Lead", photo: "https://cdn.example/dana.jpg" }])],
  ],
])("%s refuses %j; the mistake names the variable, and repeats no secret", (name, values) => {
  for (const value of values) {
    const parse = () => parseEnv({ [name]: value });
    expect(parse, value).toThrow(`\n  ${name}: `);
    expect(parse, value).not.toThrow("hunter");
  }
});

it("the error for a password with an unencoded character shows how to encode it", () => {
  const sentence = /written as %40 %2F %3A %23 %25/;
  expect(() => parseEnv({ DATABASE_URL: "postgres://site:p@hunter/w@db/site" })).toThrow(sentence);
  expect(() => parseEnv({ SMTP_URL: "smtp//u:p@hunter/w@mail" })).toThrow(sentence);
});

it.each([
  ["7", "must be a JSON list"],
  ["{}", "must be a JSON list"],
  ["[7]", "must be a list of people, each with name and role"],
  ["[null]", "must be a list of people, each with name and role"],
  ['[{"name":"Dana","role":"Lead","fax":"1"}]', "must be a list of people, each with name and role"],
  ['[{"name":1,"role":"Lead"}]', "the name of each person must be a text"],
  ['[{"name":" ","role":"Lead"}]', "the name of each person must be a text"],
  ['[{"name":"Dana"}]', "the role of each person must be a text"],
  ['[{"name":"Dana","role":"Lead","years":"9"}]', "the years of a person must be a whole number"],
  ['[{"name":"Dana","role":"Lead","years":1.5}]', "the years of a person must be a whole number"],
  ['[{"name":"Dana","role":"Lead","photo":1}]', "the photo of a person must be a path of this site"],
  ['[{"name":"Dana","role":"Lead","phone":6155550143}]', "the phone of a person must be a US number"],
])("SITE_PEOPLE=%s is refused with a sentence that names the field", (SITE_PEOPLE, sentence) => {
  const says = new RegExp(`^The configuration has mistakes:\n {2}SITE_PEOPLE: ${sentence}.*$`);
  expect(() => parseEnv({ SITE_PEOPLE })).toThrow(says);
});

const webhookTo = (url: string) => ({ LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: "a secret of the test" });
const networks = ["10.0.0.0/8", "2001:db8::/32", "192.0.2.1"];
const dana = { name: "Dana Reyes", role: "Credentialing lead", phone: "(615) 555-0143" };

it.each<[variables: Record<string, string>, expected: object]>([
  [{ SITE_ORIGIN: "https://www.example.com/" }, { siteOrigin: "https://www.example.com" }],
  [{ SITE_ORIGIN: "https://www.example.com:8443/path?x=1" }, { siteOrigin: "https://www.example.com:8443" }],
  [{}, { trustProxy: [], hasNoProxy: false }],
  [{ TRUST_PROXY: "none" }, { trustProxy: [], hasNoProxy: true }],
  [{ TRUST_PROXY: networks.join(", ") }, { trustProxy: networks, hasNoProxy: false }],
  // Leads are personal data, so the webhook may be called over `http:` only on this machine.
  ...["https://hooks.example/services/1", "http://localhost:8080/hook", "http://127.8.9.1/hook", "http://[::1]:9/"].map(
    (url): [Record<string, string>, object] => [webhookTo(url), { webhook: { url } }],
  ),
  [{ OPS_PORT: "9090" }, { operations: { host: "127.0.0.1", port: 9090 } }],
  [{ OPS_PORT: "9090", OPS_HOST: "[::1]" }, { operations: { host: "::1", port: 9090 } }],
  [{ DATABASE_URL: "file:/srv/site/data/site.db" }, { spoolDir: "/srv/site/data/spool" }],
  [{ DATABASE_URL: "file::memory:" }, { spoolDir: null }],
  [{ SPOOL_DIR: "/mnt/other/spool" }, { spoolDir: "/mnt/other/spool" }],
  [
    { SITE_PEOPLE: JSON.stringify([dana]) },
    { site: { people: [{ ...dana, years: null, photo: null, telHref: "tel:+16155550143" }] } },
  ],
])("%j is read as %j", (variables, expected) => {
  expect(parseEnv(variables)).toMatchObject(expected);
});

it("names that only look like variables of the site are listed", () => {
  const known = { SITE_NAME: "Harborview", SECRET_KEY: "sixteen characters", TRUST_PROXY: "none", PATH: "/bin" };
  const unknown = ["SITE_FAX", "LEAD_EMAIL_TOO", "TRUST_PROXIES", "SECRET_KEY_FORMR", "REPORT_TIMEZONE"];
  const mistaken = Object.fromEntries(unknown.map((name) => [name, "x"]));
  expect(parseEnv({ ...known, ...mistaken }).unknown).toEqual(unknown);
});

it("an unreadable .env stops the program, a missing one does not", () => {
  const folder = temporaryFolder();
  const [missing, dangling] = [join(folder, "missing"), join(folder, "dangling")];
  symlinkSync(missing, dangling);
  expect(() => loadEnv(missing)).not.toThrow();
  expect(() => loadEnv(dangling)).toThrow(/dangling can't be read by \S+ \(ENOENT\)\.$/);
});

const written = "DATABASE_URL=file:own.db\nSITE_NAME=Müller & Co\n";
const wide = (text: string, bigEndian = false) => {
  const bytes = Buffer.from(`\uFEFF${text}`, "utf16le");
  return bigEndian ? bytes.swap16() : bytes;
};

it.each<[string, Buffer | string]>([
  ["in UTF-8", written],
  ["with a byte order mark", `\uFEFF${written}`],
  ["in UTF-16, as PowerShell writes it", wide(written)],
  ["in UTF-16, the other byte first", wide(written, true)],
  ["with Windows' line ends", written.replaceAll("\n", "\r\n")],
  ["without a last line end", written.trimEnd()],
  [
    "with export, spaces, quotes and comments",
    "# mine\n\n export DATABASE_URL = 'file:own.db' # here\n\tSITE_NAME=\"Müller & Co\"\n",
  ],
  ["after a copy of .env.example", `DATABASE_URL=\nSITE_NAME=""\n${written}`],
  ["after a value of several lines", `OTHER="a\nSITE_NAME: x\nb"\n${written}`],
])("an .env %s is read as its author meant it", (_, content) => {
  const file = join(temporaryFolder(), ".env");
  writeFileSync(file, content);
  for (const name of ["DATABASE_URL", "SITE_NAME", "OTHER"]) vi.stubEnv(name, undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  loadEnv(file);
  expect([process.env.DATABASE_URL, process.env.SITE_NAME]).toEqual(["file:own.db", "Müller & Co"]);
});

it.each<[string, string | Buffer, says: string]>([
  ["a colon", "PORT=1\nDATABASE_URL: file:hunter.db", "line 2: the line of DATABASE_URL"],
  ["a name alone", "DATABASE_URL\nPORT=1", "line 1: the line of DATABASE_URL"],
  ["a space for the sign", "DATABASE_URL file:hunter.db", "line 1: the line of DATABASE_URL"],
  ["PowerShell's assignment", '$env:DATABASE_URL="file:hunter.db"', "line 1: the line of DATABASE_URL"],
  ["cmd's assignment", "set DATABASE_URL=file:hunter.db", "line 1: the line of DATABASE_URL"],
  ["JSON", '{ "DATABASE_URL": "file:hunter.db" }', "line 1: the line of DATABASE_URL"],
  ["a no-break space before a name", "PORT=1\n\u00A0DATABASE_URL=file:hunter.db", "line 2: the line of DATABASE_URL"],
  ["a no-break space after a name", "DATABASE_URL\u00A0=file:hunter.db", "line 1: the line of DATABASE_URL"],
  ["a zero-width space before a name", "\u200BDATABASE_URL=file:hunter.db", "line 1: the line of DATABASE_URL"],
  ["a no-break space before a value", "DATABASE_URL=\u00A0file:hunter.db", "line 1: the value of DATABASE_URL begins"],
  ["a no-break space alone in a line", "PORT=1\n\u00A0\nDATABASE_URL=file:hunter.db", "line 2: this line must be"],
  ["an old Mac's line ends", "PORT=1\rDATABASE_URL=file:hunter.db\r", "line 1: the line of"],
  ["a name twice", "DATABASE_URL=file:a.db\n#\nDATABASE_URL=file:hunter.db", "line 3: DATABASE_URL is set in line 1"],
  ["a name again, empty", "DATABASE_URL=file:hunter.db\nDATABASE_URL=", "line 2: DATABASE_URL is set in line 1"],
  [
    "a name in other letters",
    "database_url=file:hunter.db",
    "line 1: database_url is not a variable; write DATABASE_URL",
  ],
  ["a name without its underscore", "DATABASEURL=file:hunter.db", "line 1: DATABASEURL is not a variable"],
  ["a name with a hyphen", "DATABASE-URL=file:hunter.db", "line 1: this line must be NAME=value"],
  ["a value without a name", "=file:hunter.db\nDATABASE_URL=file:own.db", "line 1: this line must be NAME=value"],
  ["a value after a closed quote", 'DATABASE_URL="file:own.db" hunter', "line 1: DATABASE_URL has text after"],
  [
    "the next line in a quote that was not closed",
    'SITE_NAME="Hunter\nDATABASE_URL="file:hunter.db"',
    "line 1: SITE_NAME has text after",
  ],
  ["another encoding", Buffer.from("SITE_NAME=M\u00FCller", "latin1"), ".env is not in UTF-8"],
  ["UTF-16 without its mark", Buffer.from(written, "utf16le"), ".env is not in UTF-8"],
  ["UTF-32", Buffer.from("fffe000041000000", "hex"), ".env is not in UTF-8"],
])("an .env with %s stops the program, which names the line but doesn't quote it", (_, content, says) => {
  const file = join(temporaryFolder(), ".env");
  writeFileSync(file, content);
  expect(() => loadEnv(file)).toThrow(says);
  expect(() => loadEnv(file)).not.toThrow(/hunter/i);
});

const us = "tel:+16155550142";

it.each<[uri: string, spellings: string[]]>([
  [us, ["(615) 555-0142", "615.555.0142", "+1 (615) 555-0142", "  6155550142 ", "615‑555‑0142", "615–555–0142"]],
  [us, ["615−555−0142", "(615)\u00A0555\u202F0142", "615·555·0142", "\u202A615 555 0142\u202C"]],
  [us, ["６１５－５５５－０１４２", "٦١٥ ٥٥٥ ٠١٤٢", "＋１ ６１５ ５５５ ０１４２"]],
  [
    `${us};ext=3`,
    ["ext. 3", "Ext3", ", ext. 3", "extension 3", "x 3", "#3", ";ext=3"].map((ending) => `(615) 555-0142 ${ending}`),
  ],
  ["tel:+442079460018;ext=3", ["+44 20 7946 0018 ext. 3"]],
  ["tel:+442079460018", ["+44 (0)20 7946 0018"]],
  ["tel:+24720000", ["+247 20000"]],
  [site.telHref, [site.phone]],
])("the link %s is that of SITE_PHONE=%j", (telHref, spellings) => {
  for (const SITE_PHONE of spellings)
    expect(parseEnv({ SITE_PHONE }).site, SITE_PHONE).toMatchObject({ phone: SITE_PHONE.trim(), telHref });
});

it("a text that is no phone number has no tel: link", () => {
  for (const written of [
    "",
    "call us",
    "555-0142",
    "911",
    "(615) 555-01422",
    "020 7946 0018",
    "001 615 555 0142",
    "(115) 555-0142",
    "(615) 155-0142",
    "+0 615 555 0142",
    "+1234567890123456",
    "(615) 555-0142 or (615) 555-0143",
    "Call (615) 555-0142",
    "(615) 555-0142 ext. three",
    "1-800-FLOWERS",
  ])
    expect(telUri(written), written).toBeNull();
});
