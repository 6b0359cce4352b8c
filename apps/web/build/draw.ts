import { join } from "node:path";
import { buildArt } from "./art.ts";

/**
 * For development: makes the files that the build would make; social cards that exist are not drawn again. All of the
 * theme's variables are written, because a style that is edited may name another one.
 */
await buildArt(join(import.meta.dirname, ".."), { allVariables: true });
