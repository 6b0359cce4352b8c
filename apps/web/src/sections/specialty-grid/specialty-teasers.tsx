import { Paper, Title } from "@mantine/core";
import type { LinkCard } from "@site/content/types";
import { trackClick } from "../../analytics/track.ts";
import { AllLink } from "../../ui/all-link.tsx";
import { GridList } from "../../ui/grid-list.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import css from "./specialty-teasers.module.css";

type Props = { cards: readonly (LinkCard & { icon: string })[]; all: LinkCard };

export function SpecialtyTeasers({ cards, all }: Props) {
  return (
    <>
      <GridList cols={{ base: 1, xs: 2, xl: 4 }} spacing="md" verticalSpacing={{ base: "md", xs: 30 }}>
        {cards.map(({ label, href, description, icon }) => (
          <li key={href}>
            <Paper
              component={SiteLink}
              href={href}
              className={css.card ?? ""}
              onClick={() => trackClick("service_click", label)}
            >
              <Icon name={icon} size={28} className={css.icon} />
              <Title order={3}>{label}</Title>
              <span className={css.text}>{description}</span>
            </Paper>
          </li>
        ))}
      </GridList>
      <AllLink link={all} />
    </>
  );
}
