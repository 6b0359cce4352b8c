import { type AnyRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { requireCode } from "../browser/missing-code.ts";
import { NotFoundPage } from "../templates/failures/not-found-page.tsx";

/**
 * Sets the template that renders the route's loader data. The router loads the template's chunk together with the data.
 * @param name of the component; the file must have this name in kebab case, because the server preloads the chunk by it
 */
export function withTemplate<R extends AnyRoute, K extends string>(
  route: R,
  load: () => Promise<Record<K, ComponentType<R["types"]["loaderData"]>>>,
  name: K,
): R {
  const Lazy = lazyRouteComponent(() => requireCode(load()), name);
  const Template = Lazy as unknown as ComponentType<R["types"]["loaderData"]>; // the library's type is the module's
  const component = Object.assign(() => <Template {...route.useLoaderData()} />, {
    preload: async () => Lazy.preload?.(),
  });
  const { notFoundComponent = NotFoundPage } = route.options;
  route.update({ component, notFoundComponent, staticData: { template: kebabCase(name) } });
  return route;
}

function kebabCase(name: string): string {
  return name.replace(/(?<!^)[A-Z]/g, "-$&").toLowerCase();
}
