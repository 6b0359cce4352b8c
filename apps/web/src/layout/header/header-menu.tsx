import { Paper } from "@mantine/core";
import { useWindowEvent } from "@mantine/hooks";
import type { Path } from "@site/content/paths";
import type { Link } from "@site/content/types/content";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect, useId, useRef, useState } from "react";
import css from "./header.module.css";
import { NavLink, useServiceDays } from "./nav-link.tsx";

type Props = {
  label: string;
  href?: Path;
  links: readonly Link[];
};

/**
 * CSS opens the menu on hover and on focus, so that it works before hydration. With scripts, `aria-expanded` reports
 * whether it is open, and after Escape or a click on a link it stays closed until the next hover or focus.
 */
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

  useEffect(() => router.subscribe("onBeforeNavigate", () => setState("dismissed")), [router]);

  // A menu that was opened by hover doesn't have the focus, so only the window gets key events.
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
        // A dismissed menu stays dismissed: in the state "closed", CSS would open it again under the pointer.
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
