import { join } from "node:path";
import { parseEnv } from "../configuration/env.ts";
import { type OpenSite, openSite } from "../open-site.ts";
import { webFolder } from "../pages/built-frontend.ts";
import { type Frontend, makePage } from "../pages/make-page.ts";
import { unpublished } from "../pages/serve-pages.ts";

/**
 * The development server imports this module through Vite's module runner. If a module that this one imports changes,
 * the runner therefore evaluates this module again, and the development server opens a new site.
 */
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
