import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "@site/db/address";
import { builtFrom } from "@site/web/build/inputs";
import manifest from "../../../../package.json" with { type: "json" };

/** Version of the product, as its root package.json says. */
export const { version } = manifest;

const file = join(repository, builtFrom("server"));

/** Tells two trees of one version apart: a hash of the sources of the last build. */
export const build = existsSync(file) ? readFileSync(file, "utf8").slice(0, 8) : "none";

/** Version and build, as start, health check and doctor name them. */
export const release = `${version}, build ${build}`;
