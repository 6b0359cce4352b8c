import { pageFailure, pageMissing } from "@site/content/copy/failures";
import { isNotFound, notFound } from "@tanstack/react-router";
import { type FunctionComponent, useLayoutEffect } from "react";
import { markHydrated } from "../browser/hydrated.ts";
import { orDocument } from "../browser/other-build.ts";
import type { Data, Outputs } from "../data/trpc.ts";
import { type PageMeta, pageHead } from "../seo.ts";

type LoaderArgs = { location: { publicHref: string } };

/** @throws the router's `notFound()` if the server doesn't know the slug */
export async function load<T>({ location }: LoaderArgs, needed: Promise<T>): Promise<T> {
  try {
    return await orDocument(needed, location.publicHref);
  } catch (error) {
    throw isUnknownSlug(error) ? notFound() : error;
  }
}

export async function ensure(args: LoaderArgs, needed: Promise<unknown>): Promise<void> {
  await load(args, needed);
}

/** The header and the footer are hydrated before a page's component, so by then the whole page is hydrated. */
export function page<Props extends object>(Content: FunctionComponent<Props>): FunctionComponent<Props> {
  return function Page(props) {
    useLayoutEffect(markHydrated, []);
    return <Content {...props} />;
  };
}

type HeadArgs = {
  match: { context: Data; pathname: string };
  matches: readonly { error: unknown }[];
};

export function pagesOf({ match }: HeadArgs): Data["utils"]["pages"] {
  return match.context.utils.pages;
}

export function headOf<T>(
  args: HeadArgs,
  data: T | undefined,
  describe: (data: T, layout: Outputs["pages"]["layout"]) => PageMeta,
  failureTitle?: string,
) {
  const layout = pagesOf(args).layout.getData();
  if (layout === undefined) return {};
  return data === undefined || args.matches.at(-1)?.error !== undefined
    ? failureHead(args, failureTitle)
    : pageHead(layout, args.match.pathname, describe(data, layout));
}

export function failureHead(args: HeadArgs, ownTitle?: string) {
  const site = pagesOf(args).layout.getData()?.site;
  const isMissing = isNotFound(args.matches.at(-1)?.error) && ownTitle === undefined;
  const title = ownTitle ?? (isMissing ? pageMissing.heading : pageFailure.title);
  return {
    meta: [
      { title: `${title} | ${site?.name ?? ""}` },
      ...(isMissing ? [{ name: "description", content: pageMissing.description }] : []),
      { name: "robots", content: "noindex" },
    ],
  };
}

function isUnknownSlug(error: unknown): boolean {
  const data = error instanceof Error && "data" in error ? error.data : null;
  // The server responds with BAD_REQUEST to a slug that is too long. No page has such a slug, so it counts as unknown.
  const codes: unknown[] = ["NOT_FOUND", "BAD_REQUEST"];
  return typeof data === "object" && data !== null && "code" in data && codes.includes(data.code);
}
