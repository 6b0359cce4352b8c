import { HeadContent, Outlet, Scripts } from "@tanstack/react-router";
import { useEffect } from "react";
import { useAnalytics } from "../analytics/use-analytics.ts";
import { ToastOutlet } from "../forms/toast-outlet.tsx";
import { notePageAlive } from "../missing-code.ts";
import { Breadcrumb } from "./breadcrumb.tsx";
import css from "./document.module.css";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";

/** The frame of every page, from `<html>` down. */
export function Document() {
  const main = useFocusOnNavigation();
  useAnalytics();
  useEffect(notePageAlive, []);
  return (
    <html lang="en" data-mantine-color-scheme="light">
      <head>
        <HeadContent />
      </head>
      <body>
        <a href="#main" className={css.skip}>
          Skip to content
        </a>
        <Header />
        <Breadcrumb />
        <main id="main" ref={main} tabIndex={-1} className={css.main}>
          <Outlet />
        </main>
        <Footer />
        <ToastOutlet />
        <Scripts />
      </body>
    </html>
  );
}
