import { existsSync } from "node:fs";
import { join } from "node:path";
import { hashFiles, inputsHashFile } from "@site/web/build/inputs";
import manifest from "../../../../package.json" with { type: "json" };

/** Version of the product, as its root package.json says. */
export const { version } = manifest;

const root = join(import.meta.dirname, "../../../..");
/** The build's file is the hash of the pages' sources; it is missing in development, and before the first build. */
const program = ["apps/server/src", "packages/db/src", inputsHashFile];

/** Tells two trees of one version apart: a hash of the program as it was when this process began. */
export const build = hashFiles(
  root,
  program.filter((path) => existsSync(join(root, path))),
).slice(0, 8);

/** Version and build, as start, health check and doctor name them. */
export const release = `${version}, build ${build}`;
