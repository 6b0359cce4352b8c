import { readdir } from "node:fs/promises";
import fastifyStatic from "@fastify/static";
import { paths } from "@site/content/paths";
import { categoryCardFile, socialCardFile, socialCardsPath } from "@site/content/social-cards";
import { findPost } from "@site/db/content/posts";
import { findSpecialty } from "@site/db/content/specialties";
import { findState } from "@site/db/content/states";
import type { Db } from "@site/db/open";
import type { FastifyInstance } from "fastify";
import type { Admission } from "../admission/admission.ts";
import { sendError } from "../http/errors.ts";

type Options = { db: Db; folder: string; admission: Admission };

/**
 * The social cards of all pages. The build draws those of the pages that it knows; a row that an admin added gets the
 * card of its kind.
 */
export async function socialCards(app: FastifyInstance, { db, folder, admission }: Options) {
  const drawn = new Set(await readdir(folder));
  await app.register(fastifyStatic, { root: folder, serve: false, maxAge: "1d" });

  app.get<{ Params: { name: string } }>(`${socialCardsPath}/:name.png`, async (request, reply) => {
    const { name } = request.params;
    if (drawn.has(`${name}.png`)) return reply.sendFile(`${name}.png`);
    admission.charge(request.ip);
    const file = await cardOfRow(db, name);
    if (file !== null) return reply.sendFile(file);
    admission.miss(request.ip);
    return sendError(reply, "NOT_FOUND");
  });
}

/** @param name of the card's file, without its ending */
async function cardOfRow(db: Db, name: string): Promise<string | null> {
  const [, folder, slug = name] = /^(blog|states)--(.+)$/.exec(name) ?? [];
  if (folder === "blog") {
    const post = await findPost(db, slug);
    return post === undefined ? null : categoryCardFile(post.category);
  }
  const [row, overview] =
    folder === "states"
      ? [await findState(db, slug), paths.states]
      : [await findSpecialty(db, slug), paths.specialties];
  return row === undefined ? null : socialCardFile(overview);
}
