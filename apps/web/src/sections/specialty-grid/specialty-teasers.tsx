import { Paper, Title } from "@mantine/core";
import { clockText } from "@site/content/facts/durations";
import type { IconName } from "@site/content/icons";
import type { Duration, LinkCard } from "@site/content/types/content";
import { trackService } from "../../analytics/track.ts";
import { GridList } from "../../ui/frame/grid-list.tsx";
import { Icon } from "../../ui/icon.tsx";
import { AllLink } from "../../ui/links/all-link.tsx";
import { SiteLink } from "../../ui/links/site-link.tsx";
import css from "./specialty-teasers.module.css";

type Props = { cards: readonly (LinkCard & { icon: IconName; usual: Duration })[]; all: LinkCard };

export function SpecialtyTeasers({ cards, all }: Props) {
  return (
    <>
      <GridList cols={{ base: 2, xl: 4 }} spacing={{ base: "sm", sm: "md" }} verticalSpacing={{ base: "md", sm: 30 }}>
        {cards.map(({ label, href, description, icon, usual }) => (
          <li key={href}>
            <Paper component={SiteLink} href={href} className={css.card ?? ""} onClick={() => trackService(href)}>
              <Icon name={icon} size={28} className={css.icon} />
              <Title order={3}>{label}</Title>
              <span className={css.days}>{clockText("usual", usual)}</span>
              <span className={css.text}>{description}</span>
            </Paper>
          </li>
        ))}
      </GridList>
      <AllLink link={all} />
    </>
  );
}
