import { join } from "node:path";

export const webFolder = join(import.meta.dirname, "../../../../web");
/** The build's files for browsers. */
export const clientFolder = join(webFolder, "dist/client");
/** Vite's manifest: source file → files of the build. */
export const manifestFile = join(clientFolder, ".vite/manifest.json");
/** The style sheet with its selectors prepared for matching, as the build writes it. */
export const compiledStylesFile = join(webFolder, "dist/server/styles.json");
