import { specialtyCopy, specialtyFigure } from "@site/content/copy/specialty";
import { stateCopy } from "@site/content/copy/state";
import { linkTerms } from "@site/content/facts/glossary-links";
import { genericPages } from "@site/content/generic/generic";
import { stateCredentialing } from "@site/content/generic/state-credentialing";
import { legalDocuments } from "@site/content/legal/legal";
import { specialties } from "@site/content/specialties/specialties";
import { states } from "@site/content/states/states";
import type { LegalDocument, PageBase } from "@site/content/types/content";
import { findSpecialty, listSpecialties } from "@site/db/content/specialties";
import { findState } from "@site/db/content/states";
import { slugInput } from "../read-inputs.ts";
import { pageProcedure, requireFound } from "../trpc.ts";

/** Own properties only, because the slugs of `constructor` and other inherited names aren't pages. */
function entry<T>(entries: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(entries, key) ? entries[key] : undefined;
}

/** The page from content or, for a row that an admin added, one generated from the row. */
export const pageSpecialty = pageProcedure.input(slugInput).query(async ({ ctx, input }) => {
  const specialty = requireFound(await findSpecialty(ctx.db, input.slug), "specialty");
  const page: PageBase = entry<PageBase>(specialties, input.slug) ?? specialtyCopy(specialty);
  const figure = specialtyFigure(specialty, await listSpecialties(ctx.db));
  const { hero, ...rest } = linkTerms(page);
  return { ...rest, hero: { ...hero, figure } };
});

export const pageState = pageProcedure.input(slugInput).query(async ({ ctx, input }) => {
  const state = requireFound(await findState(ctx.db, input.slug), "state");
  const { name, slug, abbreviation } = state;
  return { state: { name, slug, abbreviation }, copy: linkTerms(stateCopy(state)) };
});

/** `specialists`, `telemedicine`, or a state's slug with `-credentialing`. */
export const pageGeneric = pageProcedure.input(slugInput).query(({ input }) => {
  const state = states.find((known) => `${known.slug}-credentialing` === input.slug);
  const page = state ? stateCredentialing(state) : entry<PageBase>(genericPages, input.slug);
  return page === genericPages.glossary ? page : linkTerms(requireFound(page, "page"));
});

export const pageLegal = pageProcedure
  .input(slugInput)
  .query(({ input }) => requireFound(entry<LegalDocument>(legalDocuments, input.slug), "document"));
