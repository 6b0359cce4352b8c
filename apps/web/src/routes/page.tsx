import { pageFailure } from "@site/content/copy/failures";
import type { Seo } from "@site/content/types";
import { isNotFound, notFound } from "@tanstack/react-router";
import type { Data, Outputs } from "../data/client/trpc.ts";
import { crumbsOf } from "../seo/crumbs.ts";
import { pageHead } from "../seo/head.ts";
import { breadcrumbList, organization } from "../seo/json-ld.ts";
import type { RouterContext } from "./router-context.ts";

type Layout = Outputs["pages"]["layout"];

/** What a route tells of its page: the head is a pure function of this. */
export type PageFacts = {
  seo: Seo;
  /** Canonical path. */
  path: string;
  /** Its own name in the breadcrumb, below the first segment. */
  crumb?: string;
  type?: "website" | "article";
  jsonLd?: (origin: string) => readonly Record<string, unknown>[];
};

/** The matches of an address, outermost first, as `head` gets them. */
type Matches = readonly { loaderData?: unknown; error: unknown }[];

/** What the frame of every page was loaded with. */
export function layoutOf(matches: Matches): Layout | undefined {
  return matches[0]?.loaderData as Layout | undefined; // the outermost is the root route, whose loader answers this
}

/** The head of a page; of the view in its place when its loader found nothing, or failed. */
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

/** @param title what the view in place of the page says, without the site's name */
export function absentHead(matches: Matches, title: string) {
  return headWithout(`${title} | ${layoutOf(matches)?.site.name ?? ""}`);
}

function headWithout(title: string) {
  return { meta: [{ title }, { name: "robots", content: "noindex" }] };
}

/** What the not-found view is drawn with: whoever finds nothing brings it along. */
type NotFoundWords = { seo: Seo };

/** Absence is a result: the router's not-found, and the answer's status 404. */
export function notFoundWith<W extends NotFoundWords>(words: W) {
  return notFound({ data: words });
}

function notFoundWordsOf(error: unknown): NotFoundWords | null {
  return isNotFound(error) ? (error.data ?? null) : null;
}

/** A page, or the words that there is none: an unknown slug. */
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
  // A slug that can't be one, because it is too long, names nothing either.
  const codes: unknown[] = ["NOT_FOUND", "BAD_REQUEST"];
  return typeof data === "object" && data !== null && "code" in data && codes.includes(data.code);
}
