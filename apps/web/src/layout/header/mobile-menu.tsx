import { Button } from "@mantine/core";
import { frameCopy, headerNav } from "@site/content/nav";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import css from "./mobile-menu.module.css";
import { NavLink } from "./nav-link.tsx";

/** The same links on a narrow screen: a native disclosure, so it opens before the page is alive. */
export function MobileMenu() {
  const details = useRef<HTMLDetailsElement>(null);
  const { home, services, rest, action } = headerNav;
  const router = useRouter();

  function close() {
    if (details.current) details.current.open = false;
  }

  // Every new address closes the menu; the first one does not, since a visitor may have opened it by then.
  useEffect(
    () =>
      router.subscribe("onBeforeNavigate", () => {
        if (details.current) details.current.open = false;
      }),
    [router],
  );

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
      <summary className={css.toggle} aria-label={frameCopy.menu}>
        <span className={css.bars} aria-hidden="true" />
      </summary>
      <nav aria-label={frameCopy.mainMobile} className={css.panel}>
        <ul>
          <li>
            <NavLink href={home.href} className={css.link} onClick={close}>
              {home.label}
            </NavLink>
          </li>
          <li>
            <p className={css.group}>{services.label}</p>
            <ul>
              {services.links.map((link) => (
                <li key={link.href}>
                  <NavLink href={link.href} className={`${css.link} ${css.inner}`} onClick={close}>
                    {link.label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </li>
          {rest.map((link) => (
            <li key={link.href}>
              <NavLink href={link.href} className={css.link} onClick={close}>
                {link.label}
              </NavLink>
            </li>
          ))}
        </ul>
        <Button component={NavLink} href={action.href} fullWidth className={css.action ?? ""} onClick={close}>
          {action.label}
        </Button>
      </nav>
    </details>
  );
}
