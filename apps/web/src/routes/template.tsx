import { type AnyRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { NotFoundPage } from "../layout/not-found-page.tsx";
import { needed } from "../missing-code.ts";

/**
 * Gives a route the template that draws what its loader answers. Its code is loaded with the route.
 * @param file its name in `templates/`: the server preloads its code by it
 */
export function drawnBy<R extends AnyRoute, K extends string>(
  route: R,
  file: string,
  load: () => Promise<Record<K, ComponentType<R["types"]["loaderData"]>>>,
  name: K,
): R {
  const Lazy = lazyRouteComponent(() => needed(load()), name);
  // The library types the loaded component by its module; its props are those of the template.
  const Template = Lazy as unknown as ComponentType<R["types"]["loaderData"]>;
  const component = Object.assign(() => <Template {...route.useLoaderData()} />, {
    preload: async () => Lazy.preload?.(),
  });
  const { notFoundComponent = NotFoundPage } = route.options;
  route.update({ component, notFoundComponent, staticData: { template: file } });
  return route;
}
