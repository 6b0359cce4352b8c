import { type AnyRoute, type LoaderFnContext, lazyRouteComponent } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { orDocument, requireCode } from "../browser/other-build.ts";
import { NotFoundPage } from "../templates/failures/not-found-page.tsx";

/**
 * Sets the template that renders the route's loader data. The template's chunk is loaded together with the data, and the
 * address as a document if one of them is of another build.
 * @param name of the component; the file must have this name in kebab case, because the server preloads the chunk by it
 */
export function withTemplate<R extends AnyRoute, K extends string>(
  route: R,
  load: () => Promise<Record<K, ComponentType<R["types"]["loaderData"]>>>,
  name: K,
): R {
  const loadCode = () => requireCode(load());
  const Lazy = lazyRouteComponent(loadCode, name);
  const Template = Lazy as unknown as ComponentType<R["types"]["loaderData"]>; // the library's type is the module's
  const component = Object.assign(() => <Template {...route.useLoaderData()} />, {
    preload: async () => Lazy.preload?.(),
  });
  const { notFoundComponent = NotFoundPage, loader: loadData } = route.options;
  // Not `update`, whose type leaves the loader out.
  route.options.loader = async (options: LoaderFnContext) => {
    const [data] = await orDocument(Promise.all([loadData(options), loadCode()]), options.location.publicHref);
    return data;
  };
  route.update({ component, notFoundComponent, staticData: { template: kebabCase(name) } });
  return route;
}

function kebabCase(name: string): string {
  return name.replace(/(?<!^)[A-Z]/g, "-$&").toLowerCase();
}
