import { join } from "node:path";
import { buildArt } from "./art.ts";

/** For development: draws what the build would draw; what is drawn already costs nothing. */
await buildArt(join(import.meta.dirname, ".."));
