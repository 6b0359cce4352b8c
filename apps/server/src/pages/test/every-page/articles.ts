import { posts } from "@site/content/blog/posts";
import type { Post } from "@site/content/types/content";
import { expect, it } from "vitest";
import { attributesOf, structuredDataOf, textsOf } from "../../../test/open-test-app.ts";
import { documentOf } from "./unchanged-site.ts";

it.each(Object.entries<Post>(posts))(
  "the article %s has its sources, summary, contents, service and dates, for readers and for machines",
  async (slug, post) => {
    const { $ } = await documentOf(`/blog/${slug}`);
    const posting = structuredDataOf($).find((block) => block["@type"] === "BlogPosting");
    const { citation = [], datePublished, dateModified } = posting;

    const shown = $("section[aria-labelledby=sources] li").toArray();
    expect(shown).toHaveLength(post.sources.length);
    for (const [index, { title, publisher, url, checkedOn }] of post.sources.entries()) {
      const link = $(shown[index]).find("a");
      expect([link.attr("href"), link.attr("rel"), link.text()]).toEqual([url, "noopener", title]);
      expect($(shown[index]).text()).toContain(publisher);
      expect($(shown[index]).find("time").attr("datetime") ?? null).toBe(checkedOn);
    }
    expect(citation.map(({ url }: { url: string }) => url)).toEqual(post.sources.map(({ url }) => url));

    expect(textsOf($, "section[aria-labelledby=in-short] li")).toEqual(post.inShort);
    expect($("article header").text()).toMatch(/\d min read/);
    const targets = attributesOf($, "article nav a", "href");
    expect(targets.length).toBeGreaterThan(0);
    for (const target of targets) expect($(`article h2${target}`), target).toHaveLength(1);

    // After the second part, or after the only one.
    const card = $(`article a[href="/${post.service}"]`);
    expect(card).toHaveLength(post.service === null ? 0 : 1);
    const before = card.closest("div[data-print]").prevAll("h2[id^=part-]").toArray();
    if (post.service !== null) expect(before).toHaveLength(Math.min(2, $("article h2[id^=part-]").length));

    const days = attributesOf($, "article header time", "datetime").map((day) => day.slice(0, 10));
    expect(days).toEqual([post.createdOn, post.updatedOn].filter((day) => day !== null));
    const changedOn = post.updatedOn ?? post.createdOn;
    expect([datePublished, dateModified]).toEqual([`${post.createdOn}T12:00:00.000Z`, `${changedOn}T12:00:00.000Z`]);
  },
);
