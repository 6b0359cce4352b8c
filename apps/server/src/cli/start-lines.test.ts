import { expect, it } from "vitest";
import { parseEnv } from "../configuration/env.ts";
import { startLines } from "./start-lines.ts";

const running = {
  ...{
    url: "http://127.0.0.1:3000",
    operationsUrl: null,
    database: "/srv/site/data/site.db",
  },
  closedToOthers: [],
  ...{ migration: { backup: null, applied: [] }, seeded: { inserted: 0, updated: 0, removed: 0, keptEdits: 0 } },
};

function attention(variables: Record<string, string>): string[] {
  const lines = startLines(parseEnv(variables), running);
  expect(lines.at(-1)).toBe("Serving        http://127.0.0.1:3000");
  return lines.filter((line) => line.startsWith("Attention "));
}

const complete = { SITE_ORIGIN: "https://www.example.com", TRUST_PROXY: "127.0.0.1/32" };

it.each([
  [{}, "http://127.0.0.1:3000"],
  [{ HOST: "0.0.0.0", PORT: "8080" }, "http://0.0.0.0:8080"],
  [{ HOST: "::" }, "http://[::]:3000"],
])("a start without SITE_ORIGIN says what canonical links are then: %j", (variables, origin) => {
  const line = expect.stringMatching(/^Attention +SITE_ORIGIN is not set: [^\n]+$/);
  const lines = attention({ ...variables, TRUST_PROXY: "10.0.0.0/8" });
  expect(lines).toEqual([line]);
  expect(lines[0]).toContain(`say ${origin},`);
});

it.each<Record<string, string>>([
  { SITE_ORIGIN: "https://www.example.com" },
  { SITE_ORIGIN: "https://www.example.com", HOST: "0.0.0.0" },
])("a start without TRUST_PROXY says so where TLS ends in front: %j", (variables) => {
  expect(attention(variables)).toEqual([expect.stringMatching(/^Attention +TRUST_PROXY is not set: [^\n]+$/)]);
});

it("a start says which version of the product it is", () => {
  expect(startLines(parseEnv({}), running)[0]).toMatch(/^Version +\d+\.\d+\.\d+$/);
});

it("a start with samples says that nobody has confirmed them, and where the list of what to confirm is", () => {
  const lines = startLines(parseEnv({}), running).filter((line) => line.startsWith("Samples "));
  expect(lines).toEqual([expect.stringMatching(/testimonials, .*company claims.*docs\/launch\.md/)]);
});

it("a start that other hosts reach without SITE_ORIGIN and TRUST_PROXY says both", () => {
  const both = [expect.stringContaining("SITE_ORIGIN is not set"), expect.stringContaining("TRUST_PROXY is not set")];
  expect(attention({ HOST: "0.0.0.0" })).toEqual(both);
});

it("a start on PostgreSQL without SECRET_KEY says that another instance stores a repeated lead twice", () => {
  const server = { ...complete, DATABASE_URL: "postgres://site@db.example/site" };
  expect(attention(server)).toEqual([expect.stringMatching(/^Attention +SECRET_KEY is not set: .*stored twice/)]);
  expect(attention({ ...server, SECRET_KEY: "sixteen characters" })).toEqual([]);
});

it.each<Record<string, string>>([complete, { ...complete, HOST: "0.0.0.0" }, { SITE_ORIGIN: "http://intranet:3000" }])(
  "a start that lacks nothing asks for no attention: %j",
  (variables) => {
    expect(attention(variables)).toEqual([]);
  },
);
