import { headerNav } from "@site/content/nav";
import { useEffect, useId, useRef, useState } from "react";
import css from "./header.module.css";
import { NavLink } from "./nav-link.tsx";

/**
 * Opens on hover and on focus by CSS alone, so it works before the page is alive. JavaScript adds what CSS can't:
 * Escape and a chosen link dismiss it until pointer or focus come anew, and a screen reader hears whether it is open.
 */
export function ServicesMenu() {
  const [state, setState] = useState<"closed" | "open" | "dismissed">("closed");
  const item = useRef<HTMLLIElement>(null);
  const listId = useId();
  const show = () => setState("open");
  const dismiss = () => setState("dismissed");

  // On the document: a menu that the pointer opened has no focus to hear a key with.
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
        // A dismissed menu stays so: the pointer may still be above it.
        if (state === "open" && !currentTarget.contains(relatedTarget)) setState("closed");
      }}
    >
      <button type="button" className={css.link} aria-expanded={state === "open"} aria-controls={listId} onClick={show}>
        {headerNav.services.label}
        <span className={css.caret} aria-hidden="true" />
      </button>
      <ul id={listId} className={css.panel}>
        {headerNav.services.links.map(({ label, href }) => (
          <li key={href}>
            <NavLink href={href} className={css.panelLink} onClick={dismiss}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
