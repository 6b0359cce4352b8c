import { mutate } from "../mutants/mutate.ts";

// A process of its own for each planted edit: replays the recorded contract against the edited sources.
const [file = "", ...changes]: string[] = JSON.parse(process.env.PLANTED ?? "[]");
while (changes.length > 0) mutate(file, changes.shift() ?? "", changes.shift() ?? "");

const { openApiBreaksSince, recordedVersions, replayVersion } = await import(
  "../../apps/server/src/test/contract/version.ts"
);
const [version = ""] = recordedVersions();
const faults = [...(await replayVersion(version)), ...(await openApiBreaksSince(version))];
process.stdout.write(faults.map((fault) => `${fault}\n`).join(""));
process.exit(0);
