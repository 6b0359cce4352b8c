import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "@site/db/address";
import { builtFrom } from "@site/web/build/inputs";
import manifest from "../../../../package.json" with { type: "json" };

export const { version } = manifest;

const file = join(repository, builtFrom("server"));

/** A hash of the sources, because two builds can have the same version. */
export const build = existsSync(file) ? readFileSync(file, "utf8").slice(0, 8) : "none";

export const release = `${version}, build ${build}`;
