import { join } from "node:path";

export const webFolder = join(import.meta.dirname, "../../../../web");
/** What the build made for browsers. */
export const clientFolder = join(webFolder, "dist/client");
/** Which source file became which files of the build. */
export const manifestFile = join(clientFolder, ".vite/manifest.json");
