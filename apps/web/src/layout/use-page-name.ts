import { useRouterState } from "@tanstack/react-router";

/** Loader's data of a page whose breadcrumb ends in a name of its own. */
export type NamedPage = { pageName: string } & Record<string, unknown>;

/** The breadcrumb's last label, from the `pageName` in the loader's data: a state's name or an article's title. */
export function usePageName(): string | null {
  return useRouterState({
    select: ({ matches }): NamedPage["pageName"] | null => {
      const data = matches.at(-1)?.loaderData;
      return data !== undefined && "pageName" in data ? data.pageName : null;
    },
  });
}
