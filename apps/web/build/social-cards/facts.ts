import { posts } from "@site/content/blog/posts";
import { homeCopy } from "@site/content/copy/home";
import { formatDuration } from "@site/content/facts/durations";
import { fill } from "@site/content/fill";
import type { PageKind, SitePage } from "@site/content/pages";
import { postPath, rootPath, statePath } from "@site/content/paths";
import { services } from "@site/content/services/services";
import { site } from "@site/content/site";
import { categoryCardFile, socialCardFile } from "@site/content/social-cards";
import { specialties } from "@site/content/specialties/specialties";
import { states } from "@site/content/states/states";
import { type DurationBar, type Post, type PostCategory, postCategories } from "@site/content/types/content";
import { coverLines, type MarkParts, markParts, type PostStamp } from "@site/content/types/post-mark";

export type TabColour = "pine" | "amber" | "ink" | "tint";

/** Figure beside the heading. */
export type CardFigure =
  | { kind: "mark"; mark: MarkParts; lines: readonly [number, number, number] }
  | { kind: "durations"; title: string; value: string | null; bars: readonly DurationBar[] }
  | { kind: "outline"; slug: string }
  | { kind: "map" };

/** Everything that a card shows. */
export type CardFacts = {
  file: string;
  title: string;
  tab: { colour: TabColour; code: string | null; label: string };
  figure: CardFigure | null;
  /** null: an article that is about no check. */
  stamp: PostStamp | null;
};

const kinds: Record<PageKind, { label: string; colour: TabColour }> = {
  home: { label: "All 50 states", colour: "pine" },
  service: { label: "Service", colour: "pine" },
  specialties: { label: "All specialties", colour: "tint" },
  specialty: { label: "Specialty", colour: "tint" },
  states: { label: "State guides", colour: "pine" },
  state: { label: "State guide", colour: "pine" },
  blog: { label: "All articles", colour: "ink" },
  article: { label: "Article", colour: "ink" },
  about: { label: "About us", colour: "ink" },
  contact: { label: "Contact", colour: "amber" },
  faqs: { label: "FAQs", colour: "tint" },
  "case-studies": { label: "Results", colour: "amber" },
  legal: { label: "Policies", colour: "ink" },
  generic: { label: "Service", colour: "pine" },
};

/** As on the covers in the list. */
const categories: Record<PostCategory, TabColour> = {
  "Credentialing Tips": "tint",
  "Payer Enrollment": "amber",
  "Industry News": "ink",
  Compliance: "pine",
};

const homeFigure: CardFigure | null = homeCopy.hero.figure && {
  kind: "durations",
  value: null,
  ...homeCopy.hero.figure,
};

/** Cards for articles that an admin adds later, whose titles the build does not know. */
export const categoryCards: readonly CardFacts[] = postCategories.map((category) => ({
  file: categoryCardFile(category),
  title: category,
  tab: { label: "Article", colour: categories[category], code: null },
  figure: null,
  stamp: null,
}));

/** Cards show the default name of the site, because SITE_NAME is known only when the server starts. */
export function cardFacts({ path, kind, seo }: SitePage): CardFacts {
  const file = socialCardFile(path);
  const title = fill(seo.title, site).replace(` | ${site.name}`, "");
  const article = Object.entries<Post>(posts).find(([slug]) => postPath(slug) === path);
  if (article !== undefined) {
    const [slug, { category, mark, stamp }] = article;
    const tab = { label: category, colour: categories[category], code: null };
    return { file, title, tab, figure: { kind: "mark", mark: markParts(mark), lines: coverLines(slug) }, stamp };
  }
  const state = states.find(({ slug }) => statePath(slug) === path);
  return {
    file,
    title,
    tab: { ...kinds[kind], code: state?.abbreviation ?? null },
    figure: state ? { kind: "outline", slug: state.slug } : figureOf(path, kind),
    stamp: "approved",
  };
}

function figureOf(path: string, kind: PageKind): CardFigure | null {
  if (kind === "home") return homeFigure;
  if (kind === "states") return { kind: "map" };
  const service = Object.entries(services).find(([slug]) => rootPath(slug) === path)?.[1];
  const specialty = Object.entries(specialties).find(([slug]) => rootPath(slug) === path)?.[1];
  const duration = service?.record.typicalDuration ?? specialty?.record.timeframe;
  if (!duration) return null;
  const value = formatDuration(duration);
  return { kind: "durations", title: "Typical time", value, bars: [{ label: "", duration, ours: false }] };
}
