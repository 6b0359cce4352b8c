import { Box, Button } from "@mantine/core";
import { frameCopy, headerNav } from "@site/content/nav";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useSite } from "../../data/use-site.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import css from "./mobile-menu.module.css";
import { NavLink, useServiceDays } from "./nav-link.tsx";

/** The menu is a native `<details>`, which opens before hydration. */
export function MobileMenu() {
  const details = useRef<HTMLDetailsElement>(null);
  const { home, services, rest, action } = headerNav;
  const daysOf = useServiceDays();
  const { phone, telHref } = useSite();
  const router = useRouter();

  // An effect on the location would also close a menu that the visitor opened before hydration.
  useEffect(() => router.subscribe("onBeforeNavigate", () => details.current?.removeAttribute("open")), [router]);

  return (
    <Box component="details" ref={details} className={css.menu ?? ""} hiddenFrom="xl" data-menu data-print="hide">
      <summary className={css.toggle} aria-label={frameCopy.menu}>
        <span className={css.bars} aria-hidden="true" />
      </summary>
      <nav aria-label={frameCopy.mainMobile} className={css.panel}>
        <ul className={css.links}>
          <li>
            <NavLink href={home.href} className={css.link}>
              {home.label}
            </NavLink>
          </li>
          <li>
            <Disclosure summary={services.label}>
              <ul className={css.services}>
                {services.links.map((link) => (
                  <li key={link.href}>
                    <NavLink href={link.href} className={css.link} data-track="service_click">
                      {link.label} {daysOf(link.href)}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </Disclosure>
          </li>
          {[...rest, ...rest.flatMap(({ links = [] }) => links)].map((link) => (
            <li key={link.href}>
              <NavLink href={link.href} className={css.link}>
                {link.label}
              </NavLink>
            </li>
          ))}
        </ul>
        <Box className={css.actions ?? ""} hiddenFrom="sm">
          <Button component="a" href={telHref} variant="default" px={14}>
            {frameCopy.call} {phone}
          </Button>
          <Button component={NavLink} href={action.href} px={14}>
            {action.label}
          </Button>
        </Box>
      </nav>
    </Box>
  );
}
