import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** Places that have these buttons themselves. The wrapper of a form exists before the form's code is loaded. */
const places = "[data-form], footer";

/** Whether the first screen is passed, and neither a form nor the footer is on screen. */
export function useIsDue(): boolean {
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
