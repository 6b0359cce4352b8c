import type { LinkCard } from "@site/content/types";
import { SiteLink } from "../../ui/site-link.tsx";
import css from "./link-list.module.css";

export function LinkList({ links }: { links: readonly LinkCard[] }) {
  return (
    <ul className={`${css.list} ${links.length % 3 === 0 && links.length < 6 ? css.three : ""}`}>
      {links.map(({ label, href, description }) => (
        <li key={href}>
          <SiteLink href={href} className={css.link}>
            <span className={css.label}>{label}</span>
            <span className={css.text}>{description}</span>
            <span className={css.arrow} aria-hidden="true" />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
