import type { Seo } from "@site/content/types";
import { lazyRouteComponent, notFound } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { NotFoundPage } from "../layout/not-found-page.tsx";
import type { RouterContext } from "../router.tsx";
import { crumbsOf } from "../seo/crumbs.ts";
import { pageHead } from "../seo/head.ts";
import { breadcrumbList, organization } from "../seo/json-ld.ts";

type Site = { site: Parameters<typeof organization>[0]; origin: string };

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

/** The head of a page; of the not-found page when its loader found nothing. */
export function headOf(context: RouterContext, facts: PageFacts | undefined) {
  const layout: Site | undefined = context.trpc.pages.layout.getData();
  if (layout === undefined) return {};
  const { site, origin } = layout;
  if (facts === undefined) return notFoundHead(context);
  const crumbs = crumbsOf(facts.path, facts.crumb ?? null);
  const jsonLd = [
    organization(site, origin),
    ...(crumbs.length > 0 ? [breadcrumbList(origin, crumbs)] : []),
    ...(facts.jsonLd?.(origin) ?? []),
  ];
  return pageHead({ site, origin, seo: facts.seo, path: facts.path, type: facts.type ?? "website", jsonLd });
}

export function notFoundHead(context: RouterContext) {
  const seo = context.trpc.pages.notFound.getData()?.seo;
  return { meta: [...(seo ? [{ title: seo.title }] : []), { name: "robots", content: "noindex" }] };
}

/** Absence is a result: an unknown slug becomes the router's not-found, and the answer's status 404. */
export async function orNotFound<T>(context: RouterContext, promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    if (!isNotFound(error)) throw error;
    await context.trpc.pages.notFound.ensureData();
    throw notFound();
  }
}

function isNotFound(error: unknown): boolean {
  const data = error instanceof Error && "data" in error ? error.data : null;
  // A slug that can't be one, because it is too long, names nothing either.
  const codes: unknown[] = ["NOT_FOUND", "BAD_REQUEST"];
  return typeof data === "object" && data !== null && "code" in data && codes.includes(data.code);
}

/**
 * A template that is loaded with its route, given props of the route's choice.
 * @param file its name in `templates/`: the server preloads its code by it
 */
export function template<P extends object, K extends string>(
  file: string,
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
  props: P,
) {
  const Lazy = lazyRouteComponent(load, name);
  // The library types the loaded component by its module; its props are those of the template.
  const Component = Lazy as unknown as ComponentType<P>;
  const component = Object.assign(() => <Component {...props} />, { preload: async () => Lazy.preload?.() });
  return { component, notFoundComponent: NotFoundPage, staticData: { template: file } };
}
