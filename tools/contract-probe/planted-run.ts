import { mutate } from "../mutants/mutate.ts";

// A process of its own for each planted edit: replays the recorded contract against the edited sources.
const edits: [file: string, from: string, to: string][] = JSON.parse(process.env.PLANTED ?? "[]");
for (const [file, from, to] of edits) mutate(file, from, to);

const { openApiBreaksSince, recordedVersions, replayVersion } = await import(
  "../../apps/server/src/test/contract/version.ts"
);
const [version = ""] = recordedVersions();
// The error log of a program that fails on purpose says nothing new.
const faults = [...(await replayVersion(version)), ...(await openApiBreaksSince(version))];
process.stdout.write(faults.map((fault) => `${fault}\n`).join(""));
process.exit(0);
