import { Button } from "@mantine/core";
import { frameCopy, headerNav } from "@site/content/nav";
import { trackClick } from "../../analytics/track.ts";
import { useSite } from "../../data/use-site.ts";
import { SiteLink } from "../../ui/links/site-link.tsx";
import css from "./quick-bar.module.css";
import { useIsDue } from "./use-is-due.ts";

/** On a phone, call and contact links at the bottom edge, below the first screen. */
export function QuickBar() {
  const { telHref } = useSite();
  const { label, href } = headerNav.action;
  const isDue = useIsDue();
  return (
    <aside className={css.bar} aria-label={frameCopy.quick} data-due={isDue}>
      <Button component="a" href={telHref} variant="secondary" onClick={() => trackClick("cta_click", frameCopy.call)}>
        {frameCopy.call}
      </Button>
      <Button component={SiteLink} href={href} onClick={() => trackClick("cta_click", label)}>
        {label}
      </Button>
    </aside>
  );
}
