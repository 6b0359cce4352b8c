import { parseEnv } from "../env.ts";
import { type OpenSite, openSite } from "../open-site.ts";
import type { Web } from "../pages/web.ts";

/** Imported through Vite, so that a change of any module below opens a new site. */
export function openDevSite(web: Web): Promise<OpenSite> {
  return openSite(parseEnv(process.env), async () => web);
}
