import { Title } from "@mantine/core";
import type { LinkCard } from "@site/content/types/content";
import { Shell } from "../../ui/frame/shell.tsx";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { Unbroken } from "../../ui/text/unbroken.tsx";
import css from "./next-links.module.css";

type Props = {
  words: { title: string; services: string; articles: string };
  services: readonly LinkCard[];
  articles: readonly LinkCard[];
};

/** Two short lists of links: services and articles that a service's reader usually needs next. */
export function NextLinks({ words, services, articles }: Props) {
  const lists = [
    { title: words.services, links: services },
    { title: words.articles, links: articles },
  ].filter(({ links }) => links.length > 0);
  return (
    <Shell id="next" title={words.title} intro={null}>
      <div className={css.columns}>
        {lists.map(({ title, links }) => (
          <div key={title}>
            <Title order={3} className={css.title ?? ""}>
              {title}
            </Title>
            <ul className={css.list}>
              {links.map(({ label, href, description }) => (
                <li key={href}>
                  <SiteLink href={href} className={css.link}>
                    <span className={css.label}>
                      <Unbroken text={label} />
                    </span>
                    <span className={css.text}>{description}</span>
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Shell>
  );
}
