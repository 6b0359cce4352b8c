import { createRequestHandler, RouterServer } from "@tanstack/react-router/ssr/server";
import { renderToString } from "react-dom/server";
import { dataAtHand } from "../../../apps/web/src/data-source.ts";
import { type RenderInput, render } from "../../../apps/web/src/entry-server.tsx";
import { createSiteRouter } from "../../../apps/web/src/router.tsx";
import { createData } from "../../../apps/web/src/trpc.ts";

/** What a page is rendered with: the renderer of the product. */
export const product = render;

/** Loads a page as the product does, then lets `use` render its tree with React alone. */
export async function withLoadedTree({ url, client }: RenderInput, use: (bare: () => string) => void): Promise<void> {
  const handle = createRequestHandler({
    request: new Request(url),
    createRouter: () => createSiteRouter(dataAtHand(createData(client))),
  });
  await handle(async ({ router }) => {
    use(() => renderToString(<RouterServer router={router} />));
    return new Response();
  });
}
