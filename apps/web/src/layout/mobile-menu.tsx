import { headerNav } from "@site/content/nav";
import { useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import button from "../sections/button.module.css";
import { SiteLink } from "../sections/site-link.tsx";
import css from "./mobile-menu.module.css";

/** The same links on a narrow screen: a native disclosure, so it opens before the page is alive. */
export function MobileMenu() {
  const details = useRef<HTMLDetailsElement>(null);
  const { home, services, rest, action } = headerNav;
  const href = useRouterState({ select: (state) => state.location.href });

  // biome-ignore lint/correctness/useExhaustiveDependencies: -- every new address closes the menu
  useEffect(() => {
    if (details.current) details.current.open = false;
  }, [href]);

  function close() {
    if (details.current) details.current.open = false;
  }

  return (
    <details
      ref={details}
      className={css.menu}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        close();
        details.current?.querySelector("summary")?.focus();
      }}
    >
      <summary className={css.toggle} aria-label="Menu">
        <span className={css.bars} aria-hidden="true" />
      </summary>
      <nav aria-label="Main, mobile" className={css.panel}>
        <ul className={css.list}>
          <li>
            <SiteLink href={home.href} className={css.link} onClick={close}>
              {home.label}
            </SiteLink>
          </li>
          <li>
            <p className={css.group}>{services.label}</p>
            <ul>
              {services.links.map((link) => (
                <li key={link.href}>
                  <SiteLink href={link.href} className={`${css.link} ${css.inner}`} onClick={close}>
                    {link.label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </li>
          {rest.map((link) => (
            <li key={link.href}>
              <SiteLink href={link.href} className={css.link} onClick={close}>
                {link.label}
              </SiteLink>
            </li>
          ))}
        </ul>
        <SiteLink href={action.href} className={`${button.button} ${button.primary} ${css.action}`} onClick={close}>
          {action.label}
        </SiteLink>
      </nav>
    </details>
  );
}
