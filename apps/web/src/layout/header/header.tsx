import { Box, Button, Container, Group } from "@mantine/core";
import { frameCopy, headerNav } from "@site/content/nav";
import { paths } from "@site/content/paths";
import { useSite } from "../../data/trpc.ts";
import { SiteLink } from "../../ui/links/site-link.tsx";
import layout from "../layout.module.css";
import css from "./header.module.css";
import { HeaderMenu, MobileMenu, NavLink } from "./menus.tsx";

export function Header() {
  const { name, phone, telHref } = useSite();
  const { home, services, rest, action } = headerNav;
  return (
    <header className={css.header}>
      <Container className={css.inner ?? ""}>
        <SiteLink href={paths.home} className={css.home} aria-label={`${name}, ${frameCopy.home}`}>
          <Logo name={name} />
        </SiteLink>
        <Box component="nav" aria-label={frameCopy.main} visibleFrom="xl" data-print="hide">
          <Group component="ul" gap={2}>
            <li>
              <NavLink href={home.href} className={css.link}>
                {home.label}
              </NavLink>
            </li>
            <HeaderMenu {...services} />
            {rest.map(({ links, ...link }) =>
              links ? (
                <HeaderMenu key={link.href} {...link} links={links} />
              ) : (
                <li key={link.href}>
                  <NavLink href={link.href} className={css.link}>
                    {link.label}
                  </NavLink>
                </li>
              ),
            )}
          </Group>
        </Box>
        <a
          href={telHref}
          className={css.phone}
          aria-label={`${frameCopy.call} ${phone}`}
          data-track={`cta_click ${frameCopy.call}`}
        >
          <PhoneIcon />
          <span className={css.call} data-print="hide">
            {frameCopy.call}
          </span>
          <span className={css.number}>{phone}</span>
        </a>
        <Button
          component={NavLink}
          href={action.href}
          size="sm"
          className={css.action ?? ""}
          data-track={`cta_click ${action.label}`}
          data-print="hide"
        >
          {action.label}
        </Button>
        <MobileMenu />
      </Container>
    </header>
  );
}

/** This icon is inline, because a page without other icons would load the icon sprite only for this one. */
function PhoneIcon() {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" data-print="hide">
      <path
        d="M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
      />
    </svg>
  );
}

export function Logo({ name }: { name: string }) {
  return (
    <span className={layout.logo}>
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true" className={layout.mark}>
        <path d="M4 3h17l7 7v19H4z" fill="currentColor" />
        <path d="M21 3v7h7z" className={layout.fold} />
        <path d="m9.5 17.5 4.6 4.6 8.6-9" className={layout.check} />
      </svg>
      {name}
    </span>
  );
}
