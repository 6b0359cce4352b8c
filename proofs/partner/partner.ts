import { execFile, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual, promisify } from "node:util";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import openApiTypes, { astToString } from "openapi-typescript";
import { partnerKey } from "../../tools/rehearsal/site.ts";
import { printVerdicts, runProgram } from "../program.ts";
import { openSite } from "../site.ts";

const help = `Generates a client from the site's description of its API as a partner would, type-checks a program that uses it, and
runs it: it sends leads, repeats one, reads data, and is refused.

pnpm proof partner`;

const run = promisify(execFile);
const program = join(import.meta.dirname, "program");
const tsc = join(import.meta.dirname, "node_modules/.bin/tsc");

/** What the program reports of its refusals: status, code and the first field that each names; the last says when to return. */
const refusals = [
  [404, "NOT_FOUND", null],
  [400, "BAD_REQUEST", "email"],
  [401, "UNAUTHORIZED", null],
  [429, "TOO_MANY_REQUESTS", null],
  true,
];

await runProgram(help, {}, async (_, opened) => {
  const site = await openSite(opened, { env: { TRUST_PROXY: "none", RATE_LIMIT_WRITES: "30" } });
  const source = await (await fetch(`${site.url}/api/openapi.json`)).text();
  const problems = await lintFromString({ source, config: await createConfig({ extends: ["recommended"] }) });
  writeFileSync(join(program, "api.d.ts"), astToString(await openApiTypes(source)));
  const compiled = spawnSync(tsc, ["--project", program], { encoding: "utf8" });
  const { stdout } = await run(process.execPath, [join(program, "program.ts"), site.url, partnerKey]);
  const { sent, read, failed } = JSON.parse(stdout);
  const [first, repeated, other] = sent;
  const stored = site.rows("SELECT reference, status, last_utm_source FROM lead_inbox ORDER BY reference");
  const same = (promise: string, found: unknown, expected: unknown) => ({
    promise,
    against: isDeepStrictEqual(found, expected) ? [] : [JSON.stringify(found)],
  });
  return printVerdicts([
    { promise: "redocly finds nothing in the description", against: problems.map(({ message }) => message) },
    same("the program compiles, and what it must not do does not", compiled.stdout, ""),
    same("a lead with the same key is the same lead", [repeated, other === first], [first, false]),
    same(
      "its leads are stored as a partner's, and none twice",
      stored.map((row) => Object.values(row)),
      [first, other].toSorted().map((reference) => [reference, "new", "harbor-billing"]),
    ),
    same("data are read typed", read, [2, "State Medical Board of Ohio", true]),
    same("each refusal has its status, its code and its field", failed, refusals),
    same("the log holds no key", site.server.output.includes(partnerKey), false),
  ]);
});
