import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/** After a client navigation to another page, focus goes to its content, as it would on a page load. */
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
