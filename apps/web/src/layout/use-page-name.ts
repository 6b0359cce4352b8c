import { useRouterState } from "@tanstack/react-router";

/** The name of the page below the first segment, where its loader tells one: a state's or an article's. */
export function usePageName(): string | null {
  return useRouterState({
    select: ({ matches }): string | null => {
      const data = matches.at(-1)?.loaderData;
      return data !== undefined && "pageName" in data ? data.pageName : null;
    },
  });
}
