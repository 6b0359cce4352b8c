import { pageFailure } from "@site/content/copy/failures";
import type { Seo } from "@site/content/types";
import { isNotFound, notFound } from "@tanstack/react-router";
import type { Data, Outputs } from "../data/client/trpc.ts";
import { crumbsOf } from "../seo/crumbs.ts";
import { pageHead } from "../seo/head.ts";
import { breadcrumbList, organization } from "../seo/json-ld.ts";
import type { RouterContext } from "./router-context.ts";

type Layout = Outputs["pages"]["layout"];

/** The input from which `headOf` computes a page's head. */
export type PageFacts = {
  seo: Seo;
  /** Canonical path. */
  path: string;
  /** The breadcrumb's last label, on a page below the first segment. */
  crumb?: string;
  type?: "website" | "article";
  jsonLd?: (origin: string) => readonly Record<string, unknown>[];
};

/** The router's matches for a URL, outermost route first, as a route's `head` gets them. */
type Matches = readonly { loaderData?: unknown; error: unknown }[];

/** The loader data of the layout that all pages share. */
export function layoutOf(matches: Matches): Layout | undefined {
  return matches[0]?.loaderData as Layout | undefined; // the loader of the root route, the outermost match
}

/** @param facts undefined if the loader failed: then the head is that of the not-found or error view */
export function headOf(matches: Matches, facts: PageFacts | undefined) {
  const layout = layoutOf(matches);
  if (layout === undefined) return {};
  const { site, origin } = layout;
  if (facts === undefined) return notFoundHead(matches);
  const crumbs = crumbsOf(facts.path, facts.crumb ?? null);
  const jsonLd = [
    organization(site, origin),
    ...(crumbs.length > 0 ? [breadcrumbList(origin, crumbs)] : []),
    ...(facts.jsonLd?.(origin) ?? []),
  ];
  return pageHead({ site, origin, seo: facts.seo, path: facts.path, type: facts.type ?? "website", jsonLd });
}

export function notFoundHead(matches: Matches) {
  const words = notFoundWordsOf(matches.at(-1)?.error);
  return words === null ? absentHead(matches, pageFailure.title) : headWithout(words.seo.title);
}

/** @param title the heading of the not-found or error view, without the site's name */
export function absentHead(matches: Matches, title: string) {
  return headWithout(`${title} | ${layoutOf(matches)?.site.name ?? ""}`);
}

function headWithout(title: string) {
  return { meta: [{ title }, { name: "robots", content: "noindex" }] };
}

/** The data of the not-found view. `notFoundWith` puts them into the error, because that view has no loader. */
type NotFoundWords = { seo: Seo };

/** The error that makes the router show the not-found view and the server answer 404. */
export function notFoundWith<W extends NotFoundWords>(words: W) {
  return notFound({ data: words });
}

function notFoundWordsOf(error: unknown): NotFoundWords | null {
  return isNotFound(error) ? (error.data ?? null) : null;
}

/** Gives the page's data. For an unknown slug, throws the not-found error with the text of its view. */
export async function orNotFound<T>(context: RouterContext, ask: (api: Data["utils"]) => Promise<T>): Promise<T> {
  const { utils } = await context.data.load();
  try {
    return await ask(utils);
  } catch (error) {
    if (!saysNotFound(error)) throw error;
    throw notFoundWith(await utils.pages.notFound.ensureData());
  }
}

export function saysNotFound(error: unknown): boolean {
  const data = error instanceof Error && "data" in error ? error.data : null;
  // A slug that is too long is refused as a bad request. No page has such a slug either.
  const codes: unknown[] = ["NOT_FOUND", "BAD_REQUEST"];
  return typeof data === "object" && data !== null && "code" in data && codes.includes(data.code);
}
