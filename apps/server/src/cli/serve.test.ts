import { expect, it } from "vitest";
import { parseEnv } from "../configuration/env.ts";
import { startLines } from "./serve.ts";

const running = {
  url: "http://127.0.0.1:3000",
  operationsUrl: null,
  database: "/srv/site/data/site.db",
  migration: { backup: null, applied: [] },
  seeded: { inserted: 0, updated: 0, removed: 0, keptEdits: 0 },
};
const https = "https://www.example.com";
const deployed = { SITE_ORIGIN: https, TRUST_PROXY: "127.0.0.1/32" };
const onServer = { ...deployed, DATABASE_URL: "postgres://site@db.example/site" };

it.each<[Record<string, string>, RegExp[]]>([
  [{ TRUST_PROXY: "10.0.0.0/8" }, [/ SITE_ORIGIN is not set: .*contain http:\/\/127\.0\.0\.1:3000,/]],
  [{ TRUST_PROXY: "10.0.0.0/8", HOST: "::" }, [/ SITE_ORIGIN is not set: .*contain http:\/\/\[::\]:3000,/]],
  [{ SITE_ORIGIN: https }, [/ TRUST_PROXY is not set: /]],
  [{ SITE_ORIGIN: https, TRUST_PROXY: "10.0.0.0/8,0.0.0.0/0" }, [/ TRUST_PROXY trusts every address: /]],
  [{ SITE_ORIGIN: https, TRUST_PROXY: "::/0" }, [/ TRUST_PROXY trusts every address: /]],
  [{ HOST: "0.0.0.0" }, [/ SITE_ORIGIN is not set/, / TRUST_PROXY is not set/]],
  [onServer, [/ SECRET_KEY is not set: .*stored twice/]],
  [{ ...onServer, SECRET_KEY: "sixteen characters" }, []],
  [{ ...deployed, HOST: "0.0.0.0" }, []],
  [{ SITE_ORIGIN: "http://intranet:3000" }, []],
])("the startup log with %j has one line for each variable that is missing or too broad", (variables, sentences) => {
  const lines = startLines(parseEnv(variables), running);
  expect(lines[0]).toMatch(/^Version +\d+\.\d+\.\d+, build \w+$/);
  expect(lines.at(-1)).toBe("Serving        http://127.0.0.1:3000");
  const attention = lines.filter((line) => line.startsWith("Attention "));
  expect(attention).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)));
});

it("the startup log names the content that no one has confirmed, and the company's facts that are not set", () => {
  const samplesOf = (variables: Record<string, string>) =>
    startLines(parseEnv(variables), running).filter((line) => line.startsWith("Samples "));
  const facts = "SITE_PHONE, SITE_EMAIL, SITE_PRIVACY_EMAIL, SITE_LEGAL_EMAIL, SITE_STREET";
  expect(samplesOf({ SITE_NAME: "Ridge Credentialing" })).toEqual([
    expect.stringMatching(
      `testimonials, .*company claims.* of the invented company until you set ${facts}: see docs/launch\\.md`,
    ),
  ]);
  const set = { SITE_NAME: "Ridge", SITE_PHONE: "(615) 555-0199", SITE_STREET: "1 Ridge Road" };
  const emails = { SITE_EMAIL: "a@r.example", SITE_PRIVACY_EMAIL: "b@r.example", SITE_LEGAL_EMAIL: "c@r.example" };
  expect(samplesOf({ ...set, ...emails })).toEqual([expect.not.stringContaining("invented company")]);
});
