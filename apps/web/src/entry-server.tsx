import { createRequestHandler, RouterServer, renderRouterToString } from "@tanstack/react-router/ssr/server";
import { type Client, createData } from "./data/trpc.ts";
import type { PageAnswer } from "./page-answer.ts";
import { createSiteRouter } from "./router.tsx";
import { withoutScripts } from "./router-scripts.ts";

type RenderInput = {
  url: string;
  client: Client;
  answer: PageAnswer | null;
  signal: AbortSignal;
};

type Rendered = {
  status: number;
  location: string | null;
  html: string;
  hydration: string;
};

/** @throws the error of a loader, because a page whose data is missing must not be cached */
export async function render({ url, client, answer, signal }: RenderInput): Promise<Rendered> {
  const handle = createRequestHandler({
    request: new Request(url, { signal }),
    createRouter: () => createSiteRouter({ data: createData(client), answer }),
  });
  const response = await handle(({ router, responseHeaders }) => {
    const failed = router.state.matches.find((match) => match.status === "error");
    if (failed !== undefined) throw failed.error;
    return renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> });
  });
  const { status, headers } = response;
  return { status, location: headers.get("location"), ...withoutScripts(await response.text()) };
}
