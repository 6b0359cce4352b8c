import { Paper } from "@mantine/core";
import { headerNav } from "@site/content/nav";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect, useId, useRef, useState } from "react";
import css from "./header.module.css";
import { NavLink } from "./nav-link.tsx";
import { useServiceDays } from "./service-days.tsx";

/**
 * CSS opens the menu on hover and on focus, so that it works before hydration. JavaScript adds two things: Escape or a
 * chosen link dismisses the menu until the next hover or focus, and `aria-expanded` reports the menu's state.
 */
export function ServicesMenu() {
  const daysOf = useServiceDays();
  const [state, setState] = useState<"closed" | "open" | "dismissed">("closed");
  const item = useRef<HTMLLIElement>(null);
  const listId = useId();
  const current = useRouterState({
    select: ({ location }) => headerNav.services.links.some(({ href }) => href === location.pathname),
  });
  const router = useRouter();
  const show = () => setState("open");

  // A chosen link dismisses the menu, which the pointer is still on.
  useEffect(() => router.subscribe("onBeforeNavigate", () => setState("dismissed")), [router]);

  // Listens on the document, because a menu opened by hover does not contain the focus and gets no key events.
  useEffect(() => {
    if (state !== "open") return;
    const dismissOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      if (item.current?.contains(document.activeElement)) item.current.querySelector("button")?.focus();
      setState("dismissed");
    };
    document.addEventListener("keydown", dismissOnEscape);
    return () => document.removeEventListener("keydown", dismissOnEscape);
  }, [state]);

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
        // A dismissed menu stays dismissed, because the state "closed" would let CSS reopen the menu under the pointer.
        if (state === "open" && !currentTarget.contains(relatedTarget)) setState("closed");
      }}
    >
      <button
        type="button"
        className={css.link}
        aria-expanded={state === "open"}
        aria-controls={listId}
        aria-current={current}
        onClick={show}
      >
        {headerNav.services.label}
        <span className={css.caret} aria-hidden="true" />
      </button>
      <Paper component="ul" id={listId} withBorder radius="lg" shadow="md" p="xs" className={css.panel ?? ""}>
        {headerNav.services.links.map(({ label, href }) => (
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
