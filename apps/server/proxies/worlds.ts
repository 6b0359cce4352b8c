import { type Form, forms, type ProxyKind } from "./programs/proxy.ts";

export const host = "www.example.com";

/** One way in which visitors reach the site. */
export type World = {
  /** null: visitors connect to the site directly. */
  proxy: ProxyKind | null;
  form: Form;
  /** Whether the operator set SITE_ORIGIN. */
  isOriginSet: boolean;
};

export function worldsOf(proxies: readonly ProxyKind[]): World[] {
  const fronts = [
    { proxy: null, form: "default" as const },
    ...proxies.flatMap((proxy) => forms.map((form) => ({ proxy, form }))),
  ];
  return fronts.flatMap((front) => [true, false].map((isOriginSet) => ({ ...front, isOriginSet })));
}

export function nameOf({ proxy, form, isOriginSet }: World): string {
  const front = proxy === null ? "no proxy" : `${proxy.name}, ${form}`;
  return `${front}, SITE_ORIGIN ${isOriginSet ? "set" : "forgotten"}`;
}

export function hasTls({ form }: World): boolean {
  return form !== "default";
}

/** The senders: each group posts once through each door. */
export const groups = ["scripts", "no scripts", "older browser", "program", "other site"] as const;
export type Group = (typeof groups)[number];

/** The number of posts that each group sent, and how many were stored. */
export type Rows = Record<Group, { stored: number; sent: number }>;

/** Whether the posts of this group have to be stored. */
export function isStored(world: World, group: Group): boolean {
  if (group === "other site") return false;
  const isHostKept = world.proxy?.rewritesHost(world.form) !== true;
  if (world.isOriginSet || isHostKept || group === "program") return true;
  // Only Sec-Fetch-Site is left to go by, which newer browsers send to https: addresses.
  return hasTls(world) && group !== "older browser";
}
