import { pages } from "./pages.ts";
import { hydrationPath, leadListFilePath, leadListPath, leadPath, newsletterPath, requestPath } from "./paths.ts";

/** The first segments of paths that the server handles without a page. */
const served = ["api", "trpc", "forms", "assets", "art"];

/** No row of an admin may have these slugs, except the row of a service, which has the slug of its page. */
export function takenSlugs(): { slug: string; kind: "page" | "service" }[] {
  const taken = new Map<string, "page" | "service">(served.map((slug) => [slug, "page"]));
  for (const path of [hydrationPath, leadPath, leadListPath, leadListFilePath, newsletterPath, requestPath])
    taken.set(firstOf(path), "page");
  for (const { path, kind } of pages)
    if (kind !== "specialty" && path !== "/") taken.set(firstOf(path), kind === "service" ? kind : "page");
  return [...taken].map(([slug, kind]) => ({ slug, kind }));
}

function firstOf(path: string): string {
  return path.split("/")[1] ?? "";
}
