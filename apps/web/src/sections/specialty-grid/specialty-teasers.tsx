import type { LinkCard } from "@site/content/types";
import { trackClick } from "../../analytics/track.ts";
import { AllLink } from "../../ui/all-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import css from "./specialty-teasers.module.css";

type Props = { cards: readonly (LinkCard & { icon: string })[]; all: LinkCard };

export function SpecialtyTeasers({ cards, all }: Props) {
  return (
    <>
      <ul className={css.grid}>
        {cards.map(({ label, href, description, icon }) => (
          <li key={href}>
            <SiteLink href={href} className={css.card} onClick={() => trackClick("service_click", label)}>
              <Icon name={icon} size={28} className={css.icon} />
              <h3>{label}</h3>
              <span className={css.text}>{description}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
      <AllLink link={all} />
    </>
  );
}
