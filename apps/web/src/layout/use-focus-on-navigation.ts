import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/** After a client navigation to another path, moves the focus to `<main>`, because a page load alone resets it. */
export function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
        if (fromLocation !== undefined && pathChanged && toLocation.hash === "") {
          main.current?.focus({ preventScroll: true });
        }
      }),
    [router],
  );
  return main;
}
