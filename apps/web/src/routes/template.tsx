import { type AnyRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { requireCode } from "../browser/missing-code.ts";
import { NotFoundPage } from "../templates/failures/not-found-page.tsx";

/**
 * Gives a route the template that draws what its loader answers. Its code is loaded with the route.
 * @param name of the component; the file has the same name in kebab case, and the server preloads the code by it
 */
export function drawnBy<R extends AnyRoute, K extends string>(
  route: R,
  load: () => Promise<Record<K, ComponentType<R["types"]["loaderData"]>>>,
  name: K,
): R {
  const Lazy = lazyRouteComponent(() => requireCode(load()), name);
  const Template = Lazy as unknown as ComponentType<R["types"]["loaderData"]>; // the library types it by its module
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
