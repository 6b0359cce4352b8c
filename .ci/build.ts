import { buildIfChanged } from "../apps/server/src/cli/build-if-changed.ts";

// A process of its own, because the build holds the process that starts it until it ends.
await buildIfChanged((line) => void process.stdout.write(`${line}\n`));
