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

/** The social cards of all pages. A row that an admin added has no card in the build and gets that of its category. */
export async function socialCards(app: FastifyInstance, { db, folder, admission }: Options) {
  const builtCards = new Set(await readdir(folder));
  await app.register(fastifyStatic, { root: folder, serve: false, maxAge: "1d" });

  app.get<{ Params: { name: string } }>(`${socialCardsPath}/:name.png`, async (request, reply) => {
    const { name } = request.params;
    if (builtCards.has(`${name}.png`)) return reply.sendFile(`${name}.png`);
    admission.chargeRender(request.ip);
    const file = await findCardOfRow(db, name);
    return file === null ? sendError(reply, "NOT_FOUND") : reply.sendFile(file);
  });
}

/** @param name file name without extension. @returns file name of the card; null: no such row */
async function findCardOfRow(db: Db, name: string): Promise<string | null> {
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
