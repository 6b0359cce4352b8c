import { Button } from "@mantine/core";
import { frameCopy, headerNav } from "@site/content/nav";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { trackClick } from "../../analytics/track.ts";
import { useSite } from "../../data/use-site.ts";
import { SiteLink } from "../../ui/links/site-link.tsx";
import css from "./quick-bar.module.css";

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

/** Places that have these buttons themselves. The wrapper of a form exists before the form's code is loaded. */
const places = "[data-form], footer";

/** Whether the first screen is passed, and neither a form nor the footer is on screen. */
function useIsDue(): boolean {
  const [isDue, setIsDue] = useState(false);
  const router = useRouter();
  useEffect(() => {
    const onScreen = new Set<Element>();
    let isBelow = false;
    const show = () => setIsDue(isBelow && onScreen.size === 0);
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) onScreen[isIntersecting ? "add" : "delete"](target);
      show();
    });
    const observe = () => {
      observer.disconnect();
      onScreen.clear();
      for (const place of document.querySelectorAll(places)) observer.observe(place);
    };
    const onScroll = () => {
      isBelow = scrollY > innerHeight * 0.8;
      show();
    };
    observe();
    onScroll();
    addEventListener("scroll", onScroll, { passive: true });
    const unsubscribe = router.subscribe("onRendered", observe);
    return () => {
      observer.disconnect();
      removeEventListener("scroll", onScroll);
      unsubscribe();
    };
  }, [router]);
  return isDue;
}
