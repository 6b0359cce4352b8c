import { type Form, forms, type ProxyKind } from "./proxy.ts";

export const host = "www.example.com";

/** One way in which visitors reach the site. */
export type World = {
  /** null: visitors connect to the site itself. */
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

/** Who sends: each group is one post for each door. */
export const groups = ["scripts", "no scripts", "older browser", "program", "other site"] as const;
export type Group = (typeof groups)[number];

/** Posts of each group, and how many of them became rows. */
export type Rows = Record<Group, { stored: number; sent: number }>;

/** Whether what this group sends has to become rows. */
export function isStored(world: World, group: Group): boolean {
  if (group === "other site") return false;
  const isHostKept = world.proxy?.rewritesHost(world.form) !== true;
  if (world.isOriginSet || isHostKept || group === "program") return true;
  // What is left is Sec-Fetch-Site, which newer browsers send to https: addresses.
  return hasTls(world) && group !== "older browser";
}
