import { join } from "node:path";

export const webFolder = join(import.meta.dirname, "../../../../web");
/** The build's files for browsers. */
export const clientFolder = join(webFolder, "dist/client");
/** Vite's manifest: source file → files of the build. */
export const manifestFile = join(clientFolder, ".vite/manifest.json");
