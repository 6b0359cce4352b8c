import { join } from "node:path";
import { parseEnv } from "../configuration/env.ts";
import { type OpenSite, openSite } from "../open-site.ts";
import { webFolder } from "../pages/built-frontend.ts";
import { type Frontend, makePage } from "../pages/make-page.ts";
import { unpublished } from "../pages/serve-pages.ts";

/** Vite's module runner imports this module, so that a change of any module that it imports opens a new site. */
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
