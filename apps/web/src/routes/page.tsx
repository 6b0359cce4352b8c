import { pageFailure } from "@site/content/copy/failures";
import type { Seo } from "@site/content/types/content";
import { isNotFound, notFound } from "@tanstack/react-router";
import type { FunctionComponent } from "react";
import { orDocument } from "../browser/other-build.ts";
import { useHydrationMark } from "../browser/use-hydration-mark.ts";
import type { Data, Outputs } from "../data/trpc.ts";
import { type PageMeta, pageHead } from "../seo/head.ts";

/** Loader arguments that all pages need. */
type Opening = { context: Data; location: { publicHref: string } };

/**
 * Waits for the answers that a page reads from the cache. An unknown slug becomes the not-found view. If the server
 * runs another build, the browser loads the address as a document.
 */
export function opened<T>({ context: { utils }, location }: Opening, needed: Promise<T>): Promise<T> {
  return orDocument(orNotFound(utils, needed), location.publicHref);
}

/** Like `opened`, for a loader whose component reads all answers from the cache. */
export async function ensured(opening: Opening, needed: Promise<unknown>): Promise<void> {
  await opened(opening, needed);
}

/** A page's content, which tells the inlined script when React has hydrated it. */
export function page(Content: FunctionComponent): FunctionComponent {
  return function Page() {
    useHydrationMark();
    return <Content />;
  };
}

/** Arguments of a route's `head` that all pages need. */
type Shown = {
  match: { context: Data; pathname: string };
  /** The router's matches for a URL, outermost route first. */
  matches: readonly { error: unknown }[];
};

type Naming = {
  /** The breadcrumb's last label: a state's name or an article's title. */
  name?: string | undefined;
  /** The title if the page can't be loaded, without the site's name. */
  failureTitle?: string;
};

/** The head of a page that is in the cache. @param data undefined: it could not be loaded */
export function headOf<T>(
  shown: Shown,
  data: T | undefined,
  describe: (data: T, layout: Outputs["pages"]["layout"]) => PageMeta,
  { name, failureTitle }: Naming = {},
) {
  const { context, pathname } = shown.match;
  const layout = context.utils.pages.layout.getData();
  if (layout === undefined) return {};
  return data === undefined || shown.matches.at(-1)?.error !== undefined
    ? notFoundHead(shown, failureTitle)
    : pageHead(layout, pathname, name ?? null, describe(data, layout));
}

/** @param failureTitle title of a page that exists but can't be loaded */
export function notFoundHead({ match, matches }: Shown, failureTitle: string = pageFailure.title) {
  const error = matches.at(-1)?.error;
  const data: NotFoundData | null = isNotFound(error) ? (error.data ?? null) : null;
  const site = match.context.utils.pages.layout.getData()?.site;
  const title = data?.seo.title ?? `${failureTitle} | ${site?.name ?? ""}`;
  const described = data === null ? [] : [{ name: "description", content: data.seo.description }];
  return { meta: [{ title }, ...described, { name: "robots", content: "noindex" }] };
}

/** The data of the not-found view. The error contains them, because that view has no loader. */
type NotFoundData = { seo: Seo };

/** The error that makes the router show the not-found view and the server answer 404. */
export async function notFoundError(utils: Data["utils"]) {
  const data: NotFoundData = await utils.pages.notFound.ensureData();
  return notFound({ data });
}

async function orNotFound<T>(utils: Data["utils"], needed: Promise<T>): Promise<T> {
  try {
    return await needed;
  } catch (error) {
    throw isNotFoundError(error) ? await notFoundError(utils) : error;
  }
}

export function isNotFoundError(error: unknown): boolean {
  const data = error instanceof Error && "data" in error ? error.data : null;
  // The server refuses a slug that is too long as a bad request. No page has that slug either.
  const codes: unknown[] = ["NOT_FOUND", "BAD_REQUEST"];
  return typeof data === "object" && data !== null && "code" in data && codes.includes(data.code);
}
