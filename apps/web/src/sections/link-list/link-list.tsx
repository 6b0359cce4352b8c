import type { LinkCard } from "@site/content/types/content";
import { GridList } from "../../ui/frame/grid-list.tsx";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { Unbroken } from "../../ui/text/unbroken.tsx";
import css from "./link-list.module.css";

/** A phone shows the names alone of more links than this. */
const namesFrom = 8;

export function LinkList({ links }: { links: readonly LinkCard[] }) {
  const three = links.length % 3 === 0 && links.length < 6;
  return (
    <GridList
      cols={{ base: 1, md: three ? 3 : 2 }}
      spacing={three ? "xl" : 56}
      verticalSpacing={0}
      className={`${css.list} ${links.length > namesFrom ? css.names : ""}`}
    >
      {links.map(({ label, href, description }) => (
        <li key={href}>
          <SiteLink href={href} className={css.link}>
            <span className={css.label}>{label}</span>
            <span className={css.text}>
              <Unbroken text={description} />
            </span>
            <span className={css.arrow} aria-hidden="true" />
          </SiteLink>
        </li>
      ))}
    </GridList>
  );
}
