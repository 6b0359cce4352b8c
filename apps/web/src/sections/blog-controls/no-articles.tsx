import { Group, Stack, Title } from "@mantine/core";
import { paths } from "@site/content/paths";
import type { BlogSearch } from "@site/content/search/blog";
import type { Outputs } from "../../data/trpc.ts";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { blogHref } from "./blog-href.ts";

type Page = Outputs["pages"]["blog"];

/** What a search without articles leads to. */
export function NoArticles({ search: { category, q }, words }: { search: BlogSearch; words: Page["empty"] }) {
  return (
    <Stack gap={14} pt="lg" data-rule>
      <Title order={3} size="h4">
        {words.title}
      </Title>
      <p>{words.text}</p>
      <Group component="ul" gap="8px 22px">
        <li>{words.suggested}</li>
        {words.suggestions.map((words) => (
          <li key={words}>
            <SiteLink href={blogHref({ q: words })}>{words}</SiteLink>
          </li>
        ))}
      </Group>
      <Group component="ul" gap="8px 22px">
        {category !== undefined && (
          <li>
            <SiteLink href={blogHref({ q })}>{words.allCategories}</SiteLink>
          </li>
        )}
        <li>
          <SiteLink href={paths.blog}>{words.all}</SiteLink>
        </li>
        <li>
          <SiteLink href={words.ask.href}>{words.ask.label}</SiteLink>
        </li>
      </Group>
    </Stack>
  );
}
