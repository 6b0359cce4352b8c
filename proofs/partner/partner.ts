import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual, promisify } from "node:util";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import openApiTypes, { astToString } from "openapi-typescript";
import { partnerKey } from "../../tools/rehearsal/site.ts";
import { printVerdicts, runProgram } from "../program.ts";
import { openSite } from "../site.ts";

const help = `Generates a client from the site's description of its API as a partner would, type-checks a program that uses it, and
runs it: it sends leads, repeats one, reads data, and provokes every kind of refusal.

pnpm proof partner`;

const run = promisify(execFile);
const program = join(import.meta.dirname, "program");
const tsc = join(import.meta.dirname, "node_modules/.bin/tsc");

/** What the program reports of each refusal: status, code and the first field that it names. */
const refusals = {
  unknownState: [404, "NOT_FOUND", null],
  badQuery: [400, "BAD_REQUEST", "category"],
  badField: [400, "BAD_REQUEST", "email"],
  badKey: [401, "UNAUTHORIZED", null],
  foreign: [403, "FORBIDDEN", null],
  large: [413, "PAYLOAD_TOO_LARGE", null],
  noJson: [415, "UNSUPPORTED_MEDIA_TYPE", null],
  limited: [429, "TOO_MANY_REQUESTS", null],
};

await runProgram(help, {}, async (_, opened) => {
  const site = await openSite(opened, { env: { TRUST_PROXY: "none", RATE_LIMIT_WRITES: "30" } });
  const source = await (await fetch(`${site.url}/api/openapi.json`)).text();
  const problems = await lintFromString({ source, config: await createConfig({ extends: ["recommended"] }) });
  writeFileSync(join(program, "api.d.ts"), astToString(await openApiTypes(source)));
  const { stdout: complaints } = await run(tsc, ["--project", program]).catch((error: { stdout: string }) => error);
  const { stdout } = await run(process.execPath, [join(program, "program.ts"), site.url, partnerKey]);
  const { sent, read, failed } = JSON.parse(stdout);
  const stored = site.rows("SELECT reference, status, last_utm_source AS source FROM lead_inbox ORDER BY reference");
  const references = [sent.first, sent.other, read.request].toSorted();
  const asPartner = references.map((reference) => ({ reference, status: "new", source: "harbor-billing" }));
  const same = (promise: string, found: unknown, expected: unknown) => ({
    promise,
    against: isDeepStrictEqual(found, expected) ? [] : [JSON.stringify(found)],
  });
  return printVerdicts([
    { promise: "redocly finds nothing in the description", against: problems.map((problem) => problem.message) },
    {
      promise: "the program compiles, and what it must not do does not",
      against: complaints.split("\n").filter(Boolean),
    },
    same("a lead with the same key is the same lead", [sent.repeat, sent.other === sent.first], [sent.first, false]),
    same(
      "its leads are stored as a partner's, and none twice",
      stored.map((row) => ({ ...row })),
      asPartner,
    ),
    same(
      "data are read typed",
      [read.titles.length, read.board, read.subscribed],
      [2, "State Medical Board of Ohio", true],
    ),
    same("each refusal has its status, its code and its field", failed, refusals),
    same("the log holds no key", site.server.output.includes(partnerKey), false),
  ]);
});
