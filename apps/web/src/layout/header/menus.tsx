import { Box, Button, Paper } from "@mantine/core";
import { useWindowEvent } from "@mantine/hooks";
import { frameCopy, headerNav, sectionOf } from "@site/content/nav";
import type { Path } from "@site/content/paths";
import type { Link } from "@site/content/types/content";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useLayout } from "../../data/trpc.ts";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { DaysBar, scaleOfBars } from "../../ui/figures/days.tsx";
import { SiteLink, type SiteLinkProps } from "../../ui/links/site-link.tsx";
import css from "./header.module.css";
import mobile from "./mobile-menu.module.css";

type Props = {
  label: string;
  href?: Path;
  links: readonly Link[];
};

/** CSS opens the menu on hover and on focus, so that it works before hydration. */
export function HeaderMenu({ label, href, links }: Props) {
  const daysOf = useServiceDays();
  const [state, setState] = useState<"closed" | "open" | "dismissed">("closed");
  const item = useRef<HTMLLIElement>(null);
  const listId = useId();
  const current = useRouterState({
    select: ({ location }) => links.some((link) => link.href === location.pathname),
  });
  const router = useRouter();
  const show = () => setState("open");

  useEffect(() => {
    // The pointer or the focus may have been on the menu before hydration, when React couldn't notice it.
    if (item.current?.matches(":hover, :focus-within")) setState("open");
    return router.subscribe("onBeforeNavigate", () => setState("dismissed"));
  }, [router]);

  // A menu that was opened by hover doesn't have the focus and gets no key events, so this listens on the window.
  useWindowEvent("keydown", ({ key }) => {
    if (key !== "Escape" || state !== "open") return;
    if (item.current?.contains(document.activeElement)) item.current.querySelector<HTMLElement>("button, a")?.focus();
    setState("dismissed");
  });

  const trigger = {
    className: css.link,
    "aria-expanded": state === "open",
    "aria-controls": listId,
    children: (
      <>
        {label}
        <span className={css.caret} aria-hidden="true" />
      </>
    ),
  };
  return (
    <li
      ref={item}
      className={css.services}
      data-dismissed={state === "dismissed"}
      onMouseEnter={show}
      onMouseLeave={({ currentTarget }) => {
        if (!currentTarget.contains(document.activeElement)) setState("closed");
      }}
      onFocus={show}
      onBlur={({ currentTarget, relatedTarget }) => {
        // After Escape, the state "closed" would let CSS open the menu again under the pointer.
        if (state === "open" && !currentTarget.contains(relatedTarget)) setState("closed");
      }}
    >
      {href === undefined ? (
        <button type="button" aria-current={current} onClick={show} {...trigger} />
      ) : (
        <NavLink href={href} {...trigger} />
      )}
      <Paper component="ul" id={listId} withBorder radius="lg" shadow="md" p="xs" className={css.panel ?? ""}>
        {links.map(({ label, href }) => (
          <li key={href} className={css.service}>
            <NavLink href={href} className={css.panelLink} data-track="service_click">
              {label}
            </NavLink>
            {daysOf(href)}
          </li>
        ))}
      </Paper>
    </li>
  );
}

export function MobileMenu() {
  const details = useRef<HTMLDetailsElement>(null);
  const { home, services, rest, action } = headerNav;
  const daysOf = useServiceDays();
  const { phone, telHref } = useLayout().site;
  const router = useRouter();

  // An effect that depends on the location would also run at hydration, and would close an open menu.
  useEffect(() => router.subscribe("onBeforeNavigate", () => details.current?.removeAttribute("open")), [router]);

  return (
    <Box component="details" ref={details} className={mobile.menu ?? ""} hiddenFrom="xl" data-menu data-print="hide">
      <summary className={mobile.toggle} aria-label={frameCopy.menu}>
        <span className={mobile.bars} aria-hidden="true" />
      </summary>
      <nav aria-label={frameCopy.mainMobile} className={mobile.panel}>
        <ul className={mobile.links}>
          <li>
            <NavLink href={home.href} className={mobile.link}>
              {home.label}
            </NavLink>
          </li>
          <li>
            <Disclosure summary={services.label}>
              <ul className={mobile.services}>
                {services.links.map((link) => (
                  <li key={link.href}>
                    <NavLink href={link.href} className={mobile.link} data-track="service_click">
                      {link.label} {daysOf(link.href)}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </Disclosure>
          </li>
          {[...rest, ...rest.flatMap(({ links = [] }) => links)].map((link) => (
            <li key={link.href}>
              <NavLink href={link.href} className={mobile.link}>
                {link.label}
              </NavLink>
            </li>
          ))}
        </ul>
        <Box className={mobile.actions ?? ""} hiddenFrom="sm">
          <Button component="a" href={telHref} variant="default" px={8}>
            {frameCopy.call} {phone}
          </Button>
          <Button component={NavLink} href={action.href} px={8}>
            {action.label}
          </Button>
        </Box>
      </nav>
    </Box>
  );
}

export function NavLink({ href, ...rest }: SiteLinkProps) {
  return <SiteLink href={href} {...(href === useSection() && { chosen: true })} {...rest} />;
}

function useSection(): string | null {
  return useRouterState({
    select: ({ matches }) => {
      const match = matches.at(-1);
      return match === undefined || match.status === "notFound" ? null : sectionOf(match.pathname, match.routeId);
    },
  });
}

function useServiceDays(): (href: string) => ReactNode {
  const { serviceDays } = useLayout();
  const bars = Object.entries(serviceDays).map(([href, duration]) => ({ href, duration, whose: "market" as const }));
  const scale = scaleOfBars(bars);
  return (href) => {
    const bar = bars.find((one) => one.href === href);
    return bar && <DaysBar {...bar} scale={scale} />;
  };
}
