import { expect, it } from "vitest";
import { parseEnv } from "../configuration/env.ts";
import { startLines } from "./start-lines.ts";

const running = {
  url: "http://127.0.0.1:3000",
  operationsUrl: null,
  database: "/srv/site/data/site.db",
  migration: { backup: null, applied: [] },
  seeded: { inserted: 0, updated: 0, removed: 0, keptEdits: 0 },
};

function attention(variables: Record<string, string>): string[] {
  const lines = startLines(parseEnv(variables), running);
  expect(lines.at(-1)).toBe("Serving        http://127.0.0.1:3000");
  return lines.filter((line) => line.startsWith("Attention "));
}

const https = "https://www.example.com";
const deployed = { SITE_ORIGIN: https, TRUST_PROXY: "127.0.0.1/32" };
const onServer = { ...deployed, DATABASE_URL: "postgres://site@db.example/site" };

it.each<[Record<string, string>, RegExp[]]>([
  [{ TRUST_PROXY: "10.0.0.0/8" }, [/ SITE_ORIGIN is not set: .*say http:\/\/127\.0\.0\.1:3000,/]],
  [{ TRUST_PROXY: "10.0.0.0/8", HOST: "::" }, [/ SITE_ORIGIN is not set: .*say http:\/\/\[::\]:3000,/]],
  [{ SITE_ORIGIN: https }, [/ TRUST_PROXY is not set: /]],
  [{ HOST: "0.0.0.0" }, [/ SITE_ORIGIN is not set/, / TRUST_PROXY is not set/]],
  [onServer, [/ SECRET_KEY is not set: .*stored twice/]],
  [{ ...onServer, SECRET_KEY: "sixteen characters" }, []],
  [{ ...deployed, HOST: "0.0.0.0" }, []],
  [{ SITE_ORIGIN: "http://intranet:3000" }, []],
])("a start with %j asks for attention to each variable that is missing, in one line", (variables, sentences) => {
  expect(attention(variables)).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)));
});

it("a start prints version and build, and that no one has confirmed the samples", () => {
  const [version, ...lines] = startLines(parseEnv({}), running);
  expect(version).toMatch(/^Version +\d+\.\d+\.\d+, build [0-9a-f]{8}$/);
  const samples = lines.filter((line) => line.startsWith("Samples "));
  expect(samples).toEqual([expect.stringMatching(/testimonials, .*company claims.*docs\/launch\.md/)]);
});
