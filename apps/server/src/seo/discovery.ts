import type { PageContext } from "@site/trpc-router/context";
import type { FastifyInstance } from "fastify";
import { listPages } from "../pages/list-addresses.ts";
import type { Publication } from "../pages/publication.ts";
import { sendPage } from "../pages/send-page.ts";
import { siteFilePaths, siteFiles } from "./site-files.ts";

type Options = { context: PageContext; publication: Publication };

/** Site map, robots.txt, feeds and security.txt: as they are published, or made now. */
export async function discovery(app: FastifyInstance, { context, publication }: Options) {
  for (const path of siteFilePaths)
    app.get(path, async (request, reply) => {
      const published = publication.find(path);
      const file = published ?? (await siteFiles(context, await listPages(context.db), Date.now())).get(path);
      if (file === undefined) throw new Error(`Nothing makes ${path}.`);
      return sendPage(request, reply, file, true);
    });
}
