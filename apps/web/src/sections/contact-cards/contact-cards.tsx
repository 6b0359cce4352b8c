import { Stack, Title, VisuallyHidden } from "@mantine/core";
import type { IconName } from "@site/content/icons";
import type { Action } from "@site/content/types/content";
import { useSite } from "../../data/use-site.ts";
import { Icon } from "../../ui/icon.tsx";
import { Actions } from "../../ui/links/actions.tsx";
import css from "./contact-cards.module.css";

type ContactCard = { title: string; lines: readonly string[]; icon: IconName; link: "tel" | "mailto" | null };

export function ContactCards({ title, cards }: { title: string; cards: readonly ContactCard[] }) {
  const { telHref, email } = useSite();
  const hrefs = { tel: telHref, mailto: `mailto:${email}` };
  return (
    <section aria-labelledby="reach">
      <Title order={2} id="reach">
        <VisuallyHidden>{title}</VisuallyHidden>
      </Title>
      <ul className={css.list}>
        {cards.map(({ title, lines: [first, ...rest], icon, link }) => (
          <li key={title}>
            <Icon name={icon} />
            <Title order={3} size="sm">
              {title}
            </Title>
            <p className={css.first}>
              {link === null ? (
                first
              ) : (
                <a href={hrefs[link]} data-alone>
                  {first}
                </a>
              )}
            </p>
            {rest.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

type CallCard = { title: string; text: string; note: string; action: Action };

export function CallCards({ cards }: { cards: readonly CallCard[] }) {
  return (
    <div data-grid="2">
      {cards.map(({ title, text, note, action }) => (
        <Stack key={title} gap="sm" pt="md" data-rule>
          <Title order={3} size="h4">
            {title}
          </Title>
          <p className={css.grow}>
            {text} <strong>{note}</strong>
          </p>
          <Actions actions={[action]} />
        </Stack>
      ))}
    </div>
  );
}
