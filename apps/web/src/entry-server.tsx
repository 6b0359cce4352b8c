import { createRequestHandler, RouterServer, renderRouterToString } from "@tanstack/react-router/ssr/server";
import { type Client, createData } from "./data/client/trpc.ts";
import { loadedData } from "./data/data-source.ts";
import type { FormOutcome } from "./forms/form-outcome.ts";
import { createSiteRouter } from "./router.tsx";

export type RenderInput = {
  /** Absolute, with the public origin. */
  url: string;
  client: Client;
  formOutcome: FormOutcome | null;
  /** Rendering stops, and the promise rejects, when this aborts. */
  signal: AbortSignal;
};

export type Rendered = {
  /** 200, 404, or a redirect's status. */
  status: number;
  /** Where a redirect leads. */
  location: string | null;
  html: string;
  /** File name of the page's template, without its ending: its code can be preloaded. */
  template: string | null;
};

/**
 * The whole document of one address; its status says whether there is such a page.
 * @throws whatever a loader threw: a page that is half there is not a page
 */
export async function render({ url, client, formOutcome, signal }: RenderInput): Promise<Rendered> {
  let template: string | null = null;
  const handle = createRequestHandler({
    request: new Request(url, { signal }),
    createRouter: () => createSiteRouter(loadedData(createData(client)), formOutcome),
  });
  const response = await handle(({ router, responseHeaders }) => {
    const failed = router.state.matches.find((match) => match.status === "error");
    if (failed !== undefined) throw failed.error;
    template = router.state.matches.at(-1)?.staticData.template ?? null;
    return renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> });
  });
  const html = withoutTimes(await response.text());
  return { status: response.status, location: response.headers.get("location"), html, template };
}

/** The router notes when each match was loaded. What never goes stale needs no time, and a page has one tag everywhere. */
function withoutTimes(html: string): string {
  return html.replace(/(\{i:"[^"]*",u:)\d{13}\b/g, (_, match) => `${match}0`);
}
