import { createRequestHandler, RouterServer } from "@tanstack/react-router/ssr/server";
import { renderToString } from "react-dom/server";
import { createData } from "../../../web/src/data/client/trpc.ts";
import { loadedData } from "../../../web/src/data/data-source.ts";
import { type RenderInput, render } from "../../../web/src/entry-server.tsx";
import { createSiteRouter } from "../../../web/src/router.tsx";

/** What a page is rendered with: the renderer of the product. */
export const product = render;

/** Loads a page as the product does, then lets `use` render its tree with React alone. */
export async function withLoadedTree({ url, client }: RenderInput, use: (bare: () => string) => void): Promise<void> {
  const handle = createRequestHandler({
    request: new Request(url),
    createRouter: () => createSiteRouter(loadedData(createData(client))),
  });
  await handle(async ({ router }) => {
    use(() => renderToString(<RouterServer router={router} />));
    return new Response();
  });
}
