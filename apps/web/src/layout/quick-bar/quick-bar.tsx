import { Box, Button } from "@mantine/core";
import { frameCopy, headerNav } from "@site/content/nav";
import { useSite } from "../../data/use-site.tsx";
import { SiteLink } from "../../ui/links/site-link.tsx";
import css from "./quick-bar.module.css";

/** On a phone, call and contact links at the bottom edge, which `browser/controls.ts` shows below the first screen. */
export function QuickBar() {
  const { telHref } = useSite();
  const { label, href } = headerNav.action;
  return (
    <Box
      component="aside"
      className={css.bar ?? ""}
      aria-label={frameCopy.quick}
      hiddenFrom="sm"
      data-due="false"
      data-print="hide"
      suppressHydrationWarning
    >
      <Button component="a" href={telHref} variant="default" data-track={`cta_click ${frameCopy.call}`}>
        {frameCopy.call}
      </Button>
      <Button component={SiteLink} href={href} data-track={`cta_click ${label}`}>
        {label}
      </Button>
    </Box>
  );
}
