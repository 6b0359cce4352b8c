import { buildIfChanged } from "../apps/server/src/cli/build-if-changed.ts";

// Runs in its own process, because the build's handles prevent the process from exiting.
await buildIfChanged((line) => void process.stdout.write(`${line}\n`));
