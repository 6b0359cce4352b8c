import { Stack, Title } from "@mantine/core";
import { longDate } from "@site/content/calendar";
import { legalLabels } from "@site/content/nav";
import type { Outputs } from "../data/trpc.ts";
import { Hero } from "../sections/hero/hero.tsx";
import { WithContents } from "../ui/contents/with-contents.tsx";
import { ContactText } from "../ui/links/actions.tsx";
import { Bullets } from "../ui/text/bullets.tsx";

type Props = Outputs["pages"]["legal"];

export function LegalPage({ eyebrow, heading, lead, effectiveOn, updatedOn, sections }: Props) {
  const links = sections.map(({ id, title }, index) => ({ id, text: `${index + 1}. ${title}` }));
  return (
    <>
      <Hero eyebrow={eyebrow} heading={heading} lead={lead} />
      <WithContents label={legalLabels.contents} links={links}>
        <div>
          <p>
            {legalLabels.effective} <time dateTime={effectiveOn}>{longDate(effectiveOn)}</time>
          </p>
          <p>
            {legalLabels.updated} <time dateTime={updatedOn}>{longDate(updatedOn)}</time>
          </p>
        </div>
        {sections.map(({ id, title, paragraphs, items }, index) => (
          <Stack component="section" key={id} id={id} gap={14}>
            <Title order={2} size="h4">{`${index + 1}. ${title}`}</Title>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <ContactText text={paragraph} />
              </p>
            ))}
            {items.length > 0 && <Bullets items={items.map((item) => <ContactText key={item} text={item} />)} />}
          </Stack>
        ))}
      </WithContents>
    </>
  );
}
