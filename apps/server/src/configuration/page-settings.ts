import type { PageContext } from "@site/trpc-router/context";
import { type Env, publicOrigin } from "./env.ts";

/** Everything of a page's context but the database. The serving and the rendering process both get it from here. */
export type PageSettings = Omit<PageContext, "db">;

export function pageSettings(env: Env): PageSettings {
  return {
    site: env.site,
    origin: publicOrigin(env),
    analytics: env.analytics,
    confirmsNewsletter: env.mail !== null,
  };
}
