import { pageFailure } from "@site/content/copy/failures";
import type { Seo } from "@site/content/types/content";
import { type AnyRoute, isNotFound, type LoaderFnContext, notFound } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { orDocument } from "../browser/other-build.ts";
import { useHydrationMark } from "../browser/use-hydration-mark.ts";
import type { Data, Outputs } from "../data/trpc.ts";
import { type PageMeta, pageHead } from "../seo/head.ts";
import { NotFoundPage } from "../templates/failures.tsx";

/** The router's matches for a URL, outermost route first, as a route's `head` gets them. */
type Matches = readonly { loaderData?: unknown; error: unknown }[];

type Page<R extends AnyRoute> = {
  template: ComponentType<R["types"]["loaderData"]>;
  /** Title, description, canonical path and JSON-LD of the document. Default: the route's own `head`. */
  describe?: (
    page: R["types"]["loaderData"],
    match: { pathname: string; search: R["types"]["fullSearchSchema"] },
    layout: Outputs["pages"]["layout"],
  ) => PageMeta;
  /** Title when the page can't be loaded, without the site's name. */
  failureTitle?: string;
};

/**
 * Makes the route show its loader's data. A slug that nothing has becomes the not-found view, and data that another build's
 * server may not have are loaded with the address as a document.
 */
export function asPage<R extends AnyRoute>(
  route: R,
  { template: Template, describe, failureTitle = pageFailure.title }: Page<R>,
): R {
  const { notFoundComponent = NotFoundPage, loader: loadData } = route.options;
  // Not `update`, whose type leaves the loader out.
  route.options.loader = (options: LoaderFnContext) =>
    orDocument(orNotFound(options.context.utils, loadData(options)), options.location.publicHref);
  const component = () => {
    useHydrationMark();
    return <Template {...route.useLoaderData()} />;
  };
  route.update({ component, notFoundComponent });
  if (describe === undefined) return route;
  return route.update({
    head: ({ matches, match, loaderData }) => {
      const layout = layoutOf(matches);
      if (layout === undefined) return {};
      return loaderData === undefined
        ? notFoundHead(matches, failureTitle)
        : pageHead(layout, match.pathname, loaderData.pageName ?? null, describe(loaderData, match, layout));
    },
  });
}

/** The loader data of the layout that all pages share. */
function layoutOf(matches: Matches): Outputs["pages"]["layout"] | undefined {
  return matches[0]?.loaderData as Outputs["pages"]["layout"] | undefined; // the loader of the root route, the outermost match
}

/** @param failureTitle of a page that exists and can't be loaded */
export function notFoundHead(matches: Matches, failureTitle: string = pageFailure.title) {
  const error = matches.at(-1)?.error;
  const data: NotFoundData | null = isNotFound(error) ? (error.data ?? null) : null;
  const title = data?.seo.title ?? `${failureTitle} | ${layoutOf(matches)?.site.name ?? ""}`;
  const described = data === null ? [] : [{ name: "description", content: data.seo.description }];
  return { meta: [{ title }, ...described, { name: "robots", content: "noindex" }] };
}

/** The data of the not-found view, which the error brings, because that view has no loader. */
type NotFoundData = { seo: Seo };

/** The error that makes the router show the not-found view and the server answer 404. */
export async function notFoundError(utils: Data["utils"]) {
  const data: NotFoundData = await utils.pages.notFound.ensureData();
  return notFound({ data });
}

async function orNotFound<T>(utils: Data["utils"], page: Promise<T>): Promise<T> {
  try {
    return await page;
  } catch (error) {
    throw isNotFoundError(error) ? await notFoundError(utils) : error;
  }
}

export function isNotFoundError(error: unknown): boolean {
  const data = error instanceof Error && "data" in error ? error.data : null;
  // A slug that is too long is refused as a bad request. No page has such a slug either.
  const codes: unknown[] = ["NOT_FOUND", "BAD_REQUEST"];
  return typeof data === "object" && data !== null && "code" in data && codes.includes(data.code);
}
