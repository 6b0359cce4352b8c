import { globSync } from "node:fs";
import { join } from "node:path";
import { posts } from "../blog/posts.ts";
import { stateCopy } from "../copy/state.ts";
import { formatDuration } from "../facts/durations.ts";
import { stateCredentialing } from "../generic/state-credentialing.ts";
import { states } from "../states/states.ts";
import type { Section } from "../types/content.ts";

const folder = join(import.meta.dirname, "..");
const files = globSync("{nav,site,{case-studies,copy,faqs,generic,legal,planner,services,specialties}/*}.ts", {
  cwd: folder,
}).filter((file) => !file.endsWith(".test.ts"));

async function exportsOf(file: string): Promise<[string, unknown]> {
  return [file, await import(join(folder, file))];
}

/** All words that a page, a form or an email may show, except articles. */
export const pageContent = {
  ...Object.fromEntries(await Promise.all(files.map(exportsOf))),
  states: states.map((state) => [state, stateCopy(state), stateCredentialing(state)]),
};

export const articleContent = posts;

export function valuesBelow(value: unknown, place = "content"): { place: string; value: unknown }[] {
  const own = [{ place, value }];
  if (value === null || typeof value !== "object") return own;
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => valuesBelow(inner, `${place}.${key}`))];
}

export function textsBelow(value: unknown): { place: string; text: string }[] {
  return valuesBelow(value).flatMap(({ place, value: inner }) =>
    typeof inner === "string" ? [{ place, text: inner }] : [],
  );
}

export function isSection(value: object): value is Section {
  return "kind" in value && "id" in value && "title" in value;
}

export function sizeOf(section: Section): string {
  const { kind, id } = section;
  if (kind === "cards") return `${id}: ${section.cards.length}`;
  if (kind === "terms") return `${id}: ${section.terms.length}`;
  if (kind === "checklists") return `${id}: ${section.lists.map(({ items }) => new Set(items).size).join(" + ")}`;
  if (kind === "faqs") {
    const { size } = new Set(section.faqs.map(({ question }) => question));
    return `${id}: ${size}, ${section.exclusive ? "one" : "each by itself"}`;
  }
  if (kind !== "steps") return id;
  const durations = section.steps.flatMap(({ duration }) => duration ?? []).map(formatDuration);
  return [`${id}: ${section.steps.length} steps`, ...durations].join(", ");
}
