import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { breaksOf, recordedVersions } from "./test/contract.ts";

function announcedSince(version: string): string {
  const changes = readFileSync(join(import.meta.dirname, "../../../CHANGELOG.md"), "utf8");
  const [newer = ""] = changes.split(`\n## ${version}`);
  return [...newer.matchAll(/^#+ Breaking\n([\s\S]*?)(?=^#|$(?![\s\S]))/gm)].map(([, lines]) => lines).join("\n");
}

it.each(recordedVersions())(
  "requests of clients of version %s are accepted, stored and answered as those clients expect, except for the fields under Breaking in CHANGELOG.md",
  async (version) => {
    const fields = [...announcedSince(version).matchAll(/`(\w+)`/g)].map(([, field = ""]) => field);
    const breaks = await breaksOf(version);
    expect(breaks.filter((sentence) => !fields.some((field) => sentence.match(/\w+/g)?.includes(field)))).toEqual([]);
  },
);
