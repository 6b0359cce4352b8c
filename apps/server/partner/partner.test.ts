import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { publicError } from "@site/trpc-router/errors";
import openApiTypes, { astToString } from "openapi-typescript";
import { expect, it, vi } from "vitest";
import { startInstance } from "../src/test/instance.ts";

vi.setConfig({ testTimeout: 120_000 });

const run = promisify(execFile);
const program = join(import.meta.dirname, "program");
const tsc = join(import.meta.dirname, "node_modules/.bin/tsc");
const secret = "a-partner-of-this-test-9dYv7RzL";

async function openSite() {
  const file = join(temporaryFolder(), "site.db");
  const { url, output } = await startInstance(`file:${file}`, {
    ...{ PARTNER_KEYS: `harbor-billing:${secret}`, TRUST_PROXY: "none", RATE_LIMIT_WRITES: "30" },
    SITE_ORIGIN: "https://www.harborview.example",
  });
  const description = await (await fetch(`${url}/api/openapi.json`)).text();
  return { url, file, output, description };
}

it("redocly lint finds nothing in the description of the API, and a client that is generated from it sends leads, repeats one and reads each error typed", async () => {
  const { url, file, output, description } = await openSite();
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source: description, config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);

  writeFileSync(join(program, "api.d.ts"), astToString(await openApiTypes(description)));
  const { stdout: complaints } = await run(tsc, ["--project", program]).catch((error: { stdout: string }) => error);
  expect(complaints).toBe("");

  const { stdout } = await run(process.execPath, [join(program, "program.ts"), url, secret]);
  const { sent, read, failed } = JSON.parse(stdout);
  expect(sent.first).toMatch(/^CM-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(sent.repeat).toBe(sent.first);
  expect(sent.other).not.toBe(sent.first);
  expect(read).toEqual({
    titles: [expect.any(String), expect.any(String)],
    board: "State Medical Board of Ohio",
    ...{ subscribed: true, request: expect.stringMatching(/^CR-/) },
  });

  const reads = (status: number, code: Parameters<typeof publicError>[0], firstField?: string) => {
    const message = firstField === undefined ? publicError(code).message : "Some fields need another look.";
    return expect.objectContaining({ status, code, httpStatus: status, message, ...(firstField && { firstField }) });
  };
  expect(failed).toEqual({
    unknownState: expect.objectContaining({ status: 404, code: "NOT_FOUND" }),
    badQuery: reads(400, "BAD_REQUEST", "category"),
    badField: reads(400, "BAD_REQUEST", "email"),
    badKey: reads(401, "UNAUTHORIZED"),
    foreign: reads(403, "FORBIDDEN"),
    large: reads(413, "PAYLOAD_TOO_LARGE"),
    noJson: reads(415, "UNSUPPORTED_MEDIA_TYPE"),
    limited: reads(429, "TOO_MANY_REQUESTS"),
  });
  expect(failed.limited.wait).toBeGreaterThan(0);

  using database = new DatabaseSync(file, { readOnly: true });
  const leads = database.prepare("SELECT reference, status, last_utm_source AS source FROM lead_inbox").all();
  const stored = [sent.first, sent.other, read.request].map((reference) => ({
    ...{ reference, status: "new", source: "harbor-billing" },
  }));
  expect(leads.map((lead) => ({ ...lead }))).toEqual(expect.arrayContaining(stored));
  expect(leads).toHaveLength(stored.length);
  expect(output()).not.toContain(secret);
});
