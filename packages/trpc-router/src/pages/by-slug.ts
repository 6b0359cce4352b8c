import { specialtyCopy, specialtyFigure } from "@site/content/copy/specialty";
import { stateCopy } from "@site/content/copy/state";
import { isKeyOf } from "@site/content/entries-of";
import { linkTerms } from "@site/content/facts/glossary-links";
import { genericPages } from "@site/content/generic/generic";
import { stateCredentialing } from "@site/content/generic/state-credentialing";
import { legalDocuments } from "@site/content/legal/legal";
import { rootPath, statePath } from "@site/content/paths";
import { specialties } from "@site/content/specialties/specialties";
import { states } from "@site/content/states/states";
import type { LegalDocument, PageBase, SpecialtyPage } from "@site/content/types/content";
import { findSpecialty, listSpecialties } from "@site/db/content/specialties";
import { findState } from "@site/db/content/states";
import { slugInput } from "../read-inputs.ts";
import { pageProcedure, requireFound } from "../trpc.ts";

function entry<T>(entries: Record<string, T>, key: string): T | undefined {
  return isKeyOf(entries, key) ? entries[key] : undefined;
}

export const pageSections = pageProcedure.input(slugInput).query(async ({ ctx, input: { slug } }) => {
  const base = { canonical: rootPath(slug), service: null, plate: null };
  const state = states.find((known) => `${known.slug}-credentialing` === slug);
  if (state) return { ...linkTerms(stateCredentialing(state)), ...base, canonical: statePath(state.slug) };
  const own = entry<PageBase>(genericPages, slug);
  if (own) return { ...(own === genericPages.glossary ? own : linkTerms(own)), ...base };
  const specialty = requireFound(await findSpecialty(ctx.db, slug), "page");
  const known = entry<SpecialtyPage>(specialties, slug);
  const words: PageBase = known ?? specialtyCopy(specialty);
  const figure = specialtyFigure(specialty, await listSpecialties(ctx.db));
  const { hero, ...rest } = linkTerms(words);
  return {
    ...rest,
    hero: { ...hero, figure },
    ...base,
    service: hero.heading,
    plate: known ? { slug, ...known.plate } : null,
  };
});

export const pageState = pageProcedure.input(slugInput).query(async ({ ctx, input }) => {
  const state = requireFound(await findState(ctx.db, input.slug), "state");
  const { name, slug, abbreviation } = state;
  return { state: { name, slug, abbreviation }, copy: linkTerms(stateCopy(state)) };
});

export const pageLegal = pageProcedure
  .input(slugInput)
  .query(({ input }) => requireFound(entry<LegalDocument>(legalDocuments, input.slug), "document"));
