import type { AnyRoute, LoaderFnContext } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { orDocument } from "../browser/other-build.ts";
import { NotFoundPage } from "../templates/failures/not-found-page.tsx";

/**
 * Sets the template that renders the route's loader data, which another build's server may not have: then the address is
 * loaded as a document.
 */
export function withTemplate<R extends AnyRoute>(route: R, Template: ComponentType<R["types"]["loaderData"]>): R {
  const { notFoundComponent = NotFoundPage, loader: loadData } = route.options;
  // Not `update`, whose type leaves the loader out.
  route.options.loader = (options: LoaderFnContext) =>
    orDocument(Promise.resolve(loadData(options)), options.location.publicHref);
  route.update({ component: () => <Template {...route.useLoaderData()} />, notFoundComponent });
  return route;
}
