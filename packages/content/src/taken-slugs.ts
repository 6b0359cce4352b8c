import { pages } from "./pages.ts";
import { hydrationPath, leadListFilePath, leadListPath, leadPath, newsletterPath, requestPath } from "./paths.ts";

/** First parts of addresses that the server answers without a page. */
const served = ["api", "trpc", "forms", "assets", "art"];

/**
 * First parts of addresses that no admin's row can have, because another page is there. A service's page is made from
 * content, and its row has the same slug.
 */
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
