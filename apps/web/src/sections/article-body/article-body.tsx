import { Badge, Container, Title } from "@mantine/core";
import css from "./article-body.module.css";
import { ArticleTable } from "./article-table.tsx";

type Props = { content: string; tags: readonly string[]; tagsLabel: string };

/** Renders an article's plain text by the conventions of `Post.content` in packages/content. */
export function ArticleBody({ content, tags, tagsLabel }: Props) {
  const blocks = content.trim().split(/\n\s*\n/);
  return (
    <Container size="reading" className={css.body ?? ""}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: -- blocks of one text, never reordered
        <Block key={index} text={block} />
      ))}
      <ul className={css.tags} aria-label={tagsLabel}>
        {tags.map((tag) => (
          <li key={tag}>
            <Badge>{tag}</Badge>
          </li>
        ))}
      </ul>
    </Container>
  );
}

function Block({ text }: { text: string }) {
  const lines = text.split("\n");
  if (lines.every((line) => line.startsWith("- "))) {
    return (
      <ul className={css.list}>
        {lines.map((line) => (
          <li key={line}>{line.slice(2)}</li>
        ))}
      </ul>
    );
  }
  if (lines.length > 1 && lines.every((line) => line.startsWith("| "))) return <ArticleTable lines={lines} />;
  const isHeading = lines.length === 1 && text.length <= 80 && !/[.,:;?!)”"]$/.test(text);
  if (isHeading)
    return (
      <Title order={2} size="h4" className={css.heading ?? ""}>
        {text}
      </Title>
    );
  return <p className={css.paragraph}>{text}</p>;
}
