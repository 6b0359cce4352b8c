import { type Path, paths, rootPath } from "@site/content/paths";
import type { Crumb } from "./json-ld.ts";

/** Requirement 19: Home, the first path segment with dashes as spaces, then the page's name if it is below that. */
export function crumbsOf(pathname: string, name: string | null): Crumb[] {
  const [first, ...rest] = pathname.split("/").filter((segment) => segment !== "");
  if (first === undefined) return [];
  const crumbs: Crumb[] = [
    { label: "Home", path: paths.home },
    { label: first.replaceAll("-", " "), path: rootPath(first) },
  ];
  const here = pathname as Path; // the router has matched it
  return rest.length > 0 ? [...crumbs, { label: name ?? rest.join(" ").replaceAll("-", " "), path: here }] : crumbs;
}
