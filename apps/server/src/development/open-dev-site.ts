import { join } from "node:path";
import { parseEnv } from "../configuration/env.ts";
import { type OpenSite, openSite } from "../open-site.ts";
import { renderInProcess } from "../pages/render/render-in-process.ts";
import type { Templates } from "../pages/render/templates.ts";
import { webFolder } from "../pages/web/web-folder.ts";

/** Imported through Vite's module runner, so that a change of any imported module opens a new site. */
export function openDevSite(templates: Templates): Promise<OpenSite> {
  return openSite(parseEnv(process.env), async () => ({
    cachesPages: false,
    warmsUp: false,
    cards: join(webFolder, "public/art/cards"),
    openRenderer: (context) => renderInProcess(context, templates),
    registerAssets: async () => {},
  }));
}
