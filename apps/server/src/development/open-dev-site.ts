import { join } from "node:path";
import { parseEnv } from "../configuration/env.ts";
import { type OpenSite, openSite } from "../open-site.ts";
import { webFolder } from "../pages/built-frontend.ts";
import { type Frontend, makePage } from "../pages/make-page.ts";
import { unpublished } from "../pages/serve-pages.ts";

/** If an imported module changes, Vite's module runner evaluates this module again, and a new site is opened. */
export function openDevSite(frontend: Frontend): Promise<OpenSite> {
  return openSite(parseEnv(process.env), async () => ({
    build: null,
    cards: join(webFolder, "public/art/cards"),
    render: (request, context) => makePage({ context, frontend, request }),
    publicationFor: () => unpublished,
    registerAssets: async () => {},
    close: async () => {},
  }));
}
