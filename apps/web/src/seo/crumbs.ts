import type { Crumb } from "./json-ld.ts";

/** Requirement 19: Home, then the first path segment with dashes as spaces; a page below it adds its own name. */
export function crumbsOf(pathname: string, name: string | null): Crumb[] {
  const [first, ...rest] = pathname.split("/").filter((segment) => segment !== "");
  if (first === undefined) return [];
  const crumbs = [
    { label: "Home", path: "/" },
    { label: first.replaceAll("-", " "), path: `/${first}` },
  ];
  return rest.length > 0 ? [...crumbs, { label: name ?? rest.join(" ").replaceAll("-", " "), path: pathname }] : crumbs;
}
