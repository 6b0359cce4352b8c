import { site } from "@site/content/site";
import { describe, expect, it } from "vitest";
import { parseEnv } from "./env.ts";

it("works without a single variable, for the invented company and on this machine only", () => {
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

it("takes an empty variable for one that is not set", () => {
  const names = ["HOST", "PORT", "SITE_ORIGIN", "DATABASE_URL", "LOG_LEVEL", "SITE_NAME", "ANALYTICS_SCRIPT_URL"];
  expect(parseEnv(Object.fromEntries(names.map((name) => [name, ""])))).toEqual(parseEnv({}));
  expect(parseEnv({ PORT: undefined })).toEqual(parseEnv({}));
});

it("names all mistakes at once, one a line, and repeats no value", () => {
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

it.each([["0"], ["65535"]])("takes the port %s", (PORT) => {
  expect(parseEnv({ PORT }).port).toBe(Number(PORT));
});

it.each([["-1"], ["65536"], ["3000.5"], ["http"]])("refuses the port %s", (PORT) => {
  expect(() => parseEnv({ PORT })).toThrow("PORT");
});

describe("the public address", () => {
  it.each([
    ["https://www.example.com", "https://www.example.com"],
    ["https://www.example.com/", "https://www.example.com"],
    ["https://www.example.com:8443/path?x=1", "https://www.example.com:8443"],
    ["http://localhost:3000", "http://localhost:3000"],
  ])("%s counts as %s", (given, origin) => {
    expect(parseEnv({ SITE_ORIGIN: given }).siteOrigin).toBe(origin);
  });

  it.each(["ftp://example.com", "example.com", "//example.com", "javascript:alert(1)"])("%s is none", (given) => {
    expect(() => parseEnv({ SITE_ORIGIN: given })).toThrow("SITE_ORIGIN");
  });
});

it("loads analytics only when one of its scripts is named", () => {
  expect(parseEnv({ ANALYTICS_PROJECT_ID: "p-1" }).analytics).toBeNull();
  expect(parseEnv({ SESSION_ANALYTICS_SCRIPT_URL: "https://s.example/s.js" }).analytics).toEqual({
    scriptUrl: null,
    projectId: "",
    sessionScriptUrl: "https://s.example/s.js",
  });
});

it("lets the operator say who the company is", () => {
  const { site: own } = parseEnv({ SITE_NAME: " Harborview ", SITE_PHONE: "(212) 555-0199" });
  expect(own).toEqual({ ...site, name: "Harborview", phone: "(212) 555-0199" });
});

it("keeps the spool beside the database, unless the operator names another disk", () => {
  expect(parseEnv({ DATABASE_URL: "file:/srv/site/data/site.db" }).spoolDir).toBe("/srv/site/data/spool");
  expect(parseEnv({ SPOOL_DIR: "/mnt/other/spool" }).spoolDir).toBe("/mnt/other/spool");
  expect(parseEnv({ DATABASE_URL: "file::memory:" }).spoolDir).toBeNull();
});
