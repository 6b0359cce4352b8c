import { headerNav } from "@site/content/nav";
import { useId, useState } from "react";
import { SiteLink } from "../sections/site-link.tsx";
import css from "./header.module.css";

/**
 * Opens on hover and on focus by CSS alone, so it works before the page is alive. JavaScript adds what CSS can't:
 * Escape and a chosen link close it, a tap on the label toggles it, and a screen reader hears whether it is open.
 */
export function ServicesMenu() {
  const [open, setOpen] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  const listId = useId();
  const close = () => {
    setOpen(false);
    setDismissed(true);
  };
  const reset = () => {
    setOpen(false);
    setDismissed(false);
  };
  return (
    <li
      className={css.services}
      data-dismissed={dismissed}
      onMouseEnter={() => setOpen(true)}
      onMouseLeave={reset}
      onFocus={() => setOpen(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) reset();
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
      }}
    >
      <button
        type="button"
        className={css.link}
        aria-expanded={open && !dismissed}
        aria-controls={listId}
        onClick={() => (dismissed ? reset() : undefined)}
        onMouseDown={() => setDismissed(false)}
      >
        {headerNav.services.label}
        <span className={css.caret} aria-hidden="true" />
      </button>
      <ul id={listId} className={css.panel}>
        {headerNav.services.links.map(({ label, href }) => (
          <li key={href}>
            <SiteLink href={href} className={css.panelLink} onClick={close}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
