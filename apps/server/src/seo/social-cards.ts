import { readdir } from "node:fs/promises";
import fastifyStatic from "@fastify/static";
import { posts } from "@site/content/blog/posts";
import { paths, rootPath, statePath } from "@site/content/paths";
import { categoryCardFile, socialCardFile, socialCardsPath } from "@site/content/social-cards";
import type { Post } from "@site/content/types/content";
import { findPost } from "@site/db/content/posts";
import type { Db } from "@site/db/open";
import type { FastifyInstance } from "fastify";
import type { Admission } from "../admission/admission.ts";
import { sendError } from "../http/errors.ts";
import { listPages } from "../pages/addresses.ts";

type Options = { db: Db; folder: string; admission: Admission };

const rowPattern = /^(blog|states)--(.+)$/;

/**
 * The build draws the cards. A page that an admin adds gets a more general card, and so does an article whose title an
 * admin changes.
 */
export async function socialCards(app: FastifyInstance, { db, folder, admission }: Options) {
  const builtCards = new Set(await readdir(folder));
  await app.register(fastifyStatic, { root: folder, serve: false, maxAge: "1d" });

  async function findCard(name: string): Promise<string | null> {
    const built = builtCards.has(`${name}.png`) ? `${name}.png` : null;
    const [, kind, slug = name] = rowPattern.exec(name) ?? [];
    if (kind === "blog") {
      const post = await findPost(db, slug);
      if (post === undefined) return null;
      const isAsDrawn = Object.values<Post>(posts).some(({ title }) => title === post.title);
      return built !== null && isAsDrawn ? built : categoryCardFile(post.category);
    }
    if (kind === undefined && built !== null) return built;
    const path = encodeURI(kind === "states" ? statePath(slug) : rootPath(slug));
    if (!(await listPages(db)).some((page) => page.path === path)) return null;
    return built ?? socialCardFile(kind === "states" ? paths.states : paths.specialties);
  }

  app.get<{ Params: { name: string } }>(`${socialCardsPath}/:name.png`, async (request, reply) => {
    const { name } = request.params;
    if (!builtCards.has(`${name}.png`)) admission.chargeRender(request.ip);
    const file = await findCard(name);
    return file === null ? sendError(reply, "NOT_FOUND") : reply.sendFile(file);
  });
}
