import { readdir } from "node:fs/promises";
import fastifyStatic from "@fastify/static";
import { posts } from "@site/content/blog/posts";
import { paths } from "@site/content/paths";
import { categoryCardFile, socialCardFile, socialCardsPath } from "@site/content/social-cards";
import type { Post } from "@site/content/types/content";
import { findPost } from "@site/db/content/posts";
import { findSpecialty } from "@site/db/content/specialties";
import { findState } from "@site/db/content/states";
import type { Db } from "@site/db/open";
import type { FastifyInstance } from "fastify";
import type { Admission } from "../admission/admission.ts";
import { sendError } from "../http/errors.ts";

type Options = { db: Db; folder: string; admission: Admission };

/** The social cards of all pages. A row that an admin added or gave another title gets the card of its category. */
export async function socialCards(app: FastifyInstance, { db, folder, admission }: Options) {
  const builtCards = new Set(await readdir(folder));
  await app.register(fastifyStatic, { root: folder, serve: false, maxAge: "1d" });

  app.get<{ Params: { name: string } }>(`${socialCardsPath}/:name.png`, async (request, reply) => {
    const { name } = request.params;
    const built = builtCards.has(`${name}.png`) ? `${name}.png` : null;
    if (built === null) admission.chargeRender(request.ip);
    const file = built !== null && !rowPattern.test(name) ? built : await findCardOfRow(db, name, built);
    return file === null ? sendError(reply, "NOT_FOUND") : reply.sendFile(file);
  });
}

const rowPattern = /^(blog|states)--(.+)$/;

/**
 * @param name file name without extension @param built file name of the card that the build drew, of the content's title
 * @returns file name of the card; null: no such row
 */
async function findCardOfRow(db: Db, name: string, built: string | null): Promise<string | null> {
  const [, folder, slug = name] = rowPattern.exec(name) ?? [];
  if (folder === "blog") {
    const post = await findPost(db, slug);
    if (post === undefined) return null;
    const isAsDrawn = Object.values<Post>(posts).some(({ title }) => title === post.title);
    return built !== null && isAsDrawn ? built : categoryCardFile(post.category);
  }
  const [row, overview] =
    folder === "states"
      ? [await findState(db, slug), paths.states]
      : [await findSpecialty(db, slug), paths.specialties];
  return row === undefined ? null : (built ?? socialCardFile(overview));
}
