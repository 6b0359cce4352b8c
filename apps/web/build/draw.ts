import { join } from "node:path";
import { buildArt } from "./art.ts";

/**
 * For development: generates the same files as the build, and draws only missing social cards. Writes all variables of
 * the theme, because an edited style may use another one.
 */
await buildArt(join(import.meta.dirname, ".."), { allVariables: true });
