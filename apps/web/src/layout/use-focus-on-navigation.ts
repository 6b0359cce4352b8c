import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/** Focuses `<main>` after a client navigation to another path, because the browser resets focus on page loads only. */
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
