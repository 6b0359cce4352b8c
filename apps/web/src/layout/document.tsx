import { MantineProvider } from "@mantine/core";
import { frameCopy } from "@site/content/nav";
import { HeadContent, Outlet, Scripts, useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useAnalytics } from "../analytics/use-analytics.ts";
import { ToastOutlet } from "../forms/hydration/lazy-form.tsx";
import { Breadcrumb } from "./breadcrumb.tsx";
import css from "./document.module.css";
import { FirstScreenFirst } from "./first-screen-first.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header/header.tsx";
import { QuickBarOutlet } from "./quick-bar-outlet.tsx";
import { siteTheme } from "./site-theme.ts";
import { usePreloadOnInteraction } from "./use-preload-on-interaction.ts";

/** The layout that all pages share, from `<html>` down. */
export function Document() {
  const main = useFocusOnNavigation();
  useAnalytics();
  usePreloadOnInteraction();
  return (
    <html lang="en" data-mantine-color-scheme="light">
      <head>
        <HeadContent />
        <FirstScreenFirst />
      </head>
      <body>
        <MantineProvider
          theme={siteTheme}
          forceColorScheme="light"
          withCssVariables={false}
          withGlobalClasses={false}
          withStaticClasses={false}
        >
          <a href="#main" className={css.skip}>
            {frameCopy.skip}
          </a>
          <Header />
          <Breadcrumb />
          <main id="main" ref={main} tabIndex={-1} className={css.main}>
            <Outlet />
          </main>
          <Footer />
          <QuickBarOutlet />
          <ToastOutlet />
        </MantineProvider>
        <Scripts />
      </body>
    </html>
  );
}

/**
 * After a client navigation to another path, does what the browser does on page loads only: focuses the content, or
 * unfolds the place that the hash names.
 */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return;
        if (toLocation.hash === "") main.current?.focus({ preventScroll: true });
        const place = document.getElementById(toLocation.hash);
        const fold = place?.closest("details:not([open])");
        fold?.setAttribute("open", "");
        if (fold) place?.scrollIntoView();
      }),
    [router],
  );
  return main;
}
