import { pageFailure } from "@site/content/copy/failures";
import type { Seo } from "@site/content/types/content";
import { isNotFound, notFound } from "@tanstack/react-router";
import type { Data, Outputs } from "../data/trpc.ts";
import { crumbsOf, pageHead } from "../seo/head.ts";
import { breadcrumbList, organization } from "../seo/json-ld.ts";
import type { RouterContext } from "./root.tsx";

type Layout = Outputs["pages"]["layout"];

/** The input from which `headOf` computes a page's head. */
export type PageMeta = {
  seo: Seo;
  /** Canonical path. */
  path: string;
  /** The breadcrumb's last label, on a page below the first segment. */
  crumb?: string;
  type?: "website" | "article";
  noindex?: boolean;
  jsonLd?: (origin: string) => readonly Record<string, unknown>[];
};

/** The router's matches for a URL, outermost route first, as a route's `head` gets them. */
type Matches = readonly { loaderData?: unknown; error: unknown }[];

/** The loader data of the layout that all pages share. */
export function layoutOf(matches: Matches): Layout | undefined {
  return matches[0]?.loaderData as Layout | undefined; // the loader of the root route, the outermost match
}

/** @param page undefined if the loader failed: then the head is that of the not-found or error view */
export function headOf(matches: Matches, page: PageMeta | undefined) {
  const layout = layoutOf(matches);
  if (layout === undefined) return {};
  const { site, origin } = layout;
  if (page === undefined) return notFoundHead(matches);
  const crumbs = crumbsOf(page.path, page.crumb ?? null);
  const jsonLd = [
    organization(site, origin),
    ...(crumbs.length > 0 ? [breadcrumbList(origin, crumbs)] : []),
    ...(page.jsonLd?.(origin) ?? []),
  ];
  const { seo, path, type = "website", noindex = false } = page;
  return pageHead({ site, origin, seo, path, type, jsonLd, noindex });
}

export function notFoundHead(matches: Matches) {
  const data = notFoundDataOf(matches.at(-1)?.error);
  return data === null ? failureHead(matches, pageFailure.title) : noindexHead(data.seo.title, data.seo.description);
}

/** @param title the heading of the not-found or error view, without the site's name */
export function failureHead(matches: Matches, title: string) {
  return noindexHead(`${title} | ${layoutOf(matches)?.site.name ?? ""}`);
}

function noindexHead(title: string, description?: string) {
  const described = description === undefined ? [] : [{ name: "description", content: description }];
  return { meta: [{ title }, ...described, { name: "robots", content: "noindex" }] };
}

/** The data of the not-found view. `notFoundWith` puts them into the error, because that view has no loader. */
type NotFoundData = { seo: Seo };

/** The error that makes the router show the not-found view and the server answer 404. */
export function notFoundWith<D extends NotFoundData>(data: D) {
  return notFound({ data });
}

function notFoundDataOf(error: unknown): NotFoundData | null {
  return isNotFound(error) ? (error.data ?? null) : null;
}

/** Gives the page's data. For an unknown slug, throws the not-found error with the text of its view. */
export async function orNotFound<T>(context: RouterContext, query: (utils: Data["utils"]) => Promise<T>): Promise<T> {
  const { utils } = context;
  try {
    return await query(utils);
  } catch (error) {
    if (!isNotFoundError(error)) throw error;
    throw notFoundWith(await utils.pages.notFound.ensureData());
  }
}

export function isNotFoundError(error: unknown): boolean {
  const data = error instanceof Error && "data" in error ? error.data : null;
  // A slug that is too long is refused as a bad request. No page has such a slug either.
  const codes: unknown[] = ["NOT_FOUND", "BAD_REQUEST"];
  return typeof data === "object" && data !== null && "code" in data && codes.includes(data.code);
}
