import type { Env } from "./env.ts";

/** Origin of canonical links: SITE_ORIGIN, else derived from host and port. */
export function publicOrigin({ siteOrigin, host, port }: Pick<Env, "siteOrigin" | "host" | "port">): string {
  return siteOrigin ?? `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
