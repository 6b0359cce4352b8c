import { Anchor, SimpleGrid, Stack, Text, Title, VisuallyHidden } from "@mantine/core";
import type { IconName } from "@site/content/icons";
import type { Way } from "@site/content/types/content";
import { Fragment } from "react";
import { useSite } from "../../data/use-site.tsx";
import ruled from "../../ui/frame/shell.module.css";
import { Icon } from "../../ui/icon.tsx";
import { Actions } from "../../ui/links/actions.tsx";
import { Rows } from "../../ui/rows/rows.tsx";

type ContactCard = { title: string; lines: readonly string[]; icon: IconName; link: "tel" | "mailto" | null };

export function ContactCards({ title, cards }: { title: string; cards: readonly ContactCard[] }) {
  const { telHref, email } = useSite();
  const hrefs = { tel: telHref, mailto: `mailto:${email}` };
  const rows = cards.map(({ title: label, lines: [first, ...rest], icon, link }) => {
    const text = (
      <>
        {link === null ? (
          first
        ) : (
          <Anchor variant="alone" href={hrefs[link]}>
            {first}
          </Anchor>
        )}
        {rest.map((line) => (
          <Fragment key={line}>
            <br />
            {line}
          </Fragment>
        ))}
      </>
    );
    return { label, text, lead: <Icon name={icon} />, heading: true };
  });
  return (
    <section aria-labelledby="reach">
      <Title order={2} id="reach">
        <VisuallyHidden>{title}</VisuallyHidden>
      </Title>
      <Rows rows={rows} />
    </section>
  );
}

export function CallCards({ ways }: { ways: readonly Way[] }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {ways.map(({ title, text, note, action }) => (
        <Stack key={title} gap="sm" pt="md" className={ruled.top ?? ""}>
          <Title order={3} size="h4">
            {title}
          </Title>
          <Text flex={1}>
            {text} <strong>{note}</strong>
          </Text>
          <Actions actions={[action]} />
        </Stack>
      ))}
    </SimpleGrid>
  );
}
