import { headerNav } from "@site/content/nav";
import { paths } from "@site/content/paths";
import { trackClick } from "../analytics/track.ts";
import button from "../sections/button.module.css";
import { SiteLink } from "../sections/site-link.tsx";
import css from "./header.module.css";
import { Logo } from "./logo.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { ServicesMenu } from "./services-menu.tsx";
import { useSite } from "./use-site.ts";

export function Header() {
  const { name } = useSite();
  const { home, rest, action } = headerNav;
  return (
    <header className={css.header}>
      <div className={css.inner}>
        <SiteLink href={paths.home} className={css.home} aria-label={`${name}, home page`}>
          <Logo name={name} />
        </SiteLink>
        <nav aria-label="Main" className={css.desktop}>
          <ul className={css.list}>
            <li>
              <SiteLink href={home.href} className={css.link}>
                {home.label}
              </SiteLink>
            </li>
            <ServicesMenu />
            {rest.map(({ label, href }) => (
              <li key={href}>
                <SiteLink href={href} className={css.link}>
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <SiteLink
          href={action.href}
          className={`${button.button} ${button.primary} ${css.action}`}
          onClick={() => trackClick("cta_click", action.label)}
        >
          {action.label}
        </SiteLink>
        <MobileMenu />
      </div>
    </header>
  );
}
