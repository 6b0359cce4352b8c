import { Button, Container } from "@mantine/core";
import { frameCopy, headerNav } from "@site/content/nav";
import { paths } from "@site/content/paths";
import { trackClick } from "../../analytics/track.ts";
import { useSite } from "../../data/use-site.ts";
import { PhoneIcon } from "../../ui/links/phone-icon.tsx";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { Logo } from "../logo.tsx";
import css from "./header.module.css";
import { MobileMenu } from "./mobile-menu.tsx";
import { NavLink } from "./nav-link.tsx";
import { ServicesMenu } from "./services-menu.tsx";

export function Header() {
  const { name, phone, telHref } = useSite();
  const { home, rest, action } = headerNav;
  return (
    <header className={css.header}>
      <Container className={css.inner ?? ""}>
        <SiteLink href={paths.home} className={css.home} aria-label={`${name}, ${frameCopy.home}`}>
          <Logo name={name} />
        </SiteLink>
        <nav aria-label={frameCopy.main} className={css.desktop}>
          <ul className={css.list}>
            <li>
              <NavLink href={home.href} className={css.link}>
                {home.label}
              </NavLink>
            </li>
            <ServicesMenu />
            {rest.map(({ label, href }) => (
              <li key={href}>
                <NavLink href={href} className={css.link}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <a
          href={telHref}
          className={css.phone}
          aria-label={`${frameCopy.call} ${phone}`}
          onClick={() => trackClick("cta_click", frameCopy.call)}
        >
          <PhoneIcon className={css.icon} />
          <span className={css.call}>{frameCopy.call}</span>
          <span className={css.number}>{phone}</span>
        </a>
        <Button
          component={NavLink}
          href={action.href}
          size="sm"
          className={css.action ?? ""}
          onClick={() => trackClick("cta_click", action.label)}
        >
          {action.label}
        </Button>
        <MobileMenu />
      </Container>
    </header>
  );
}
