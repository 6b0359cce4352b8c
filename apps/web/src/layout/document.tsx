import { Box, Button, Container, Group, MantineProvider } from "@mantine/core";
import { frameCopy, headerNav } from "@site/content/nav";
import { QueryClientProvider } from "@tanstack/react-query";
import {
  ClientOnly,
  HeadContent,
  Outlet,
  Scripts,
  useRouteContext,
  useRouter,
  useRouterState,
} from "@tanstack/react-router";
import { useEffect } from "react";
import { trackPageView } from "../analytics/analytics.ts";
import { pressLinked } from "../browser/controls.ts";
import { trpc, useLayout, useSite } from "../data/trpc.ts";
import { ToastArea } from "../forms/toast-area.tsx";
import { crumbsOf } from "../seo.ts";
import { cssVariablesResolver, theme } from "../theme.ts";
import { SiteLink } from "../ui/links/site-link.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header/header.tsx";
import css from "./layout.module.css";

/** `entry-server.tsx` takes the router's scripts out, because they are 30% of the bytes and few visitors need them. */
export function Document() {
  const { client, queryClient } = useRouteContext({ from: "__root__" });
  useNavigations();
  return (
    <html lang="en" data-mantine-color-scheme="light">
      <head>
        <HeadContent />
      </head>
      <body>
        <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} forceColorScheme="light">
          <trpc.Provider client={client} queryClient={queryClient}>
            <QueryClientProvider client={queryClient}>
              <Button component="a" href="#main" className={css.skip ?? ""}>
                {frameCopy.skip}
              </Button>
              <Notice />
              <Header />
              <Breadcrumb />
              <main id="main" tabIndex={-1} className={css.main}>
                <Outlet />
              </main>
              <Footer />
              <QuickBar />
              <ClientOnly>
                <ToastArea />
              </ClientOnly>
            </QueryClientProvider>
          </trpc.Provider>
        </MantineProvider>
        {import.meta.env.SSR && (
          <template>
            <Scripts />
          </template>
        )}
      </body>
    </html>
  );
}

function Notice() {
  const { notice } = useLayout();
  if (notice === null) return null;
  return (
    <Box component="aside" aria-label={frameCopy.notice} px="md" py="xs" ta="center" bg="amber.1">
      {notice}
    </Box>
  );
}

function Breadcrumb() {
  // While another page loads, the router's location is already that of the new page.
  const { pathname = "/", loaderData } = useRouterState({ select: ({ matches }) => matches.at(-1) }) ?? {};
  const crumbs = crumbsOf(pathname, loaderData && "pageName" in loaderData ? loaderData.pageName : null);
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={frameCopy.breadcrumb} className={css.nav} data-print="hide">
      <Container>
        <Group component="ol" gap="4px 10px" c="dimmed" fz="sm" lh="sm" className={css.list ?? ""}>
          {crumbs.map(({ label, path }, index) => (
            <li key={path} className={css.crumb}>
              {index < crumbs.length - 1 ? (
                <SiteLink href={path}>{label}</SiteLink>
              ) : (
                <span aria-current="page">{label}</span>
              )}
            </li>
          ))}
        </Group>
      </Container>
    </nav>
  );
}

function useNavigations(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
        if (fromLocation === undefined || !(pathChanged || hashChanged)) return;
        if (pathChanged) trackPageView();
        if (pathChanged && toLocation.hash === "") document.getElementById("main")?.focus({ preventScroll: true });
        const place = document.getElementById(toLocation.hash);
        const fold = place?.closest("details:not([open])");
        fold?.setAttribute("open", "");
        if (fold) place?.scrollIntoView();
        pressLinked();
      }),
    [router],
  );
}

function QuickBar() {
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
