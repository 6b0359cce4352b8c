import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { posts } from "@site/content/blog/posts";
import { homeCopy } from "@site/content/copy/home";
import { formatDuration } from "@site/content/facts/durations";
import { fill } from "@site/content/fill";
import { indexablePages, type PageKind, type SitePage } from "@site/content/pages";
import { postPath, rootPath, statePath } from "@site/content/paths";
import { services } from "@site/content/services/services";
import { site } from "@site/content/site";
import { categoryCardFile, socialCardFile } from "@site/content/social-cards";
import { specialties } from "@site/content/specialties/specialties";
import { locators } from "@site/content/states/data/locators";
import { states } from "@site/content/states/states";
import { type Post, type PostCategory, postCategories } from "@site/content/types/content";
import { markParts } from "@site/content/types/post-mark";
import { type Card, mark as drawMark, durations, map, outline, renderCard, type TabTone } from "./card.ts";

const require = createRequire(import.meta.url);

const kinds: Record<PageKind, { label: string; tone: TabTone }> = {
  home: { label: "All 50 states", tone: "pine" },
  service: { label: "Service", tone: "pine" },
  specialties: { label: "All specialties", tone: "tint" },
  specialty: { label: "Specialty", tone: "tint" },
  states: { label: "State guides", tone: "pine" },
  state: { label: "State guide", tone: "pine" },
  blog: { label: "All articles", tone: "ink" },
  article: { label: "Article", tone: "ink" },
  about: { label: "About us", tone: "ink" },
  contact: { label: "Contact", tone: "amber" },
  faqs: { label: "FAQs", tone: "tint" },
  "case-studies": { label: "Results", tone: "amber" },
  legal: { label: "Policies", tone: "ink" },
  generic: { label: "Service", tone: "pine" },
};

const categories: Record<PostCategory, TabTone> = {
  "Credentialing Tips": "tint",
  "Payer Enrollment": "amber",
  "Industry News": "ink",
  Compliance: "pine",
};

/** An article that an admin adds later has the card of its category, because the build doesn't know its title. */
const categoryCards: readonly Card[] = postCategories.map((category) => ({
  file: categoryCardFile(category),
  title: category,
  tab: { label: "Article", tone: categories[category], code: null },
  figure: null,
  stamp: null,
}));

/** The card shows the site's default name, because SITE_NAME is known only when the server starts. */
function cardOf({ path, kind, seo }: SitePage): Card {
  const file = socialCardFile(path);
  const title = fill(seo.title, site).replace(` | ${site.name}`, "");
  const article = Object.entries<Post>(posts).find(([slug]) => postPath(slug) === path)?.[1];
  if (article !== undefined) {
    const { category, mark, stamp } = article;
    const tab = { label: category, tone: categories[category], code: null };
    return { file, title, tab, figure: drawMark(markParts(mark)), stamp };
  }
  const state = states.find(({ slug }) => statePath(slug) === path);
  return {
    file,
    title,
    tab: { ...kinds[kind], code: state?.abbreviation ?? null },
    figure: state ? outline(state.abbreviation, locators[state.slug]) : figureOf(path, kind),
    stamp: "approved",
  };
}

function figureOf(path: string, kind: PageKind): Card["figure"] {
  const { figure } = homeCopy.hero;
  if (kind === "home") return figure && durations(figure.title, null, figure.bars);
  if (kind === "states") return map();
  const service = Object.entries(services).find(([slug]) => rootPath(slug) === path)?.[1];
  const specialty = Object.entries(specialties).find(([slug]) => rootPath(slug) === path)?.[1];
  const duration = service?.record.typicalDuration ?? specialty?.record.timeframe;
  if (!duration) return null;
  return durations("Typical time", formatDuration(duration), [{ label: "", duration, whose: "market" }]);
}

/** Draws the pictures that `og:image` names, and returns how many have changed since an earlier build. */
export async function buildSocialCards(
  outDir: string,
  cacheDir: string,
  list: readonly SitePage[] = indexablePages(),
): Promise<number> {
  await Promise.all([mkdir(outDir, { recursive: true }), mkdir(cacheDir, { recursive: true })]);
  const cached = new Set(await readdir(cacheDir));
  const version = await designVersion();
  let drawn = 0;
  for (const card of [...categoryCards, ...list.map(cardOf)]) {
    const name = `${hash(version + JSON.stringify(card))}.png`;
    if (!cached.has(name)) {
      // The card is renamed when it is complete, so that an aborted build leaves no incomplete card in the cache.
      await writeFile(join(cacheDir, "part"), await renderCard(card));
      await rename(join(cacheDir, "part"), join(cacheDir, name));
      drawn += 1;
    }
    await copyFile(join(cacheDir, name), join(outDir, card.file));
  }
  return drawn;
}

async function designVersion(): Promise<string> {
  const own = (await readdir(import.meta.dirname)).map((name) => join(import.meta.dirname, name));
  const files = [...own, join(import.meta.dirname, "../../src/tokens.ts")].toSorted();
  const sources = await Promise.all(files.map((file) => readFile(file, "utf8")));
  const versions = ["satori", "@resvg/resvg-js"].map((name) => String(require(`${name}/package.json`).version));
  return hash([...sources, ...versions].join("\0"));
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 24);
}
