import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openApiBreaksSince, recordedVersions, replayVersion } from "./test/contract/version.ts";

const versions = recordedVersions();

it.each(versions)(
  "what browsers and programs of version %s send is taken, stored and answered as they expect",
  async (version) => {
    expect(await replayVersion(version)).toEqual([]);
  },
);

/** The lines under "Breaking" of the versions after this one. */
function announcedSince(version: string): string {
  const changes = readFileSync(join(import.meta.dirname, "../../../CHANGELOG.md"), "utf8");
  const [newer = ""] = changes.split(`\n## ${version}`);
  return [...newer.matchAll(/^#+ Breaking\n([\s\S]*?)(?=^#|$(?![\s\S]))/gm)].map(([, lines]) => lines).join("\n");
}

/** The last part of `post /api/contact, input.phone is gone`: the field, or the path. */
function nameIn(difference: string): string {
  return /\.(\w+)(?:\[\])? [^.]*$/.exec(difference)?.[1] ?? difference.split(/[ ,]/)[1] ?? difference;
}

it.each(versions)(
  "each difference of the OpenAPI document that a client of version %s can't bear stands under Breaking in CHANGELOG.md",
  async (version) => {
    const announced = announcedSince(version);
    const unannounced = (await openApiBreaksSince(version)).filter(
      (difference) => !announced.includes(nameIn(difference)),
    );
    expect(unannounced).toEqual([]);
  },
);
