import { Container, Group } from "@mantine/core";
import { frameCopy } from "@site/content/nav";
import { useRouterState } from "@tanstack/react-router";
import { crumbsOf } from "../seo/head.ts";
import { SiteLink } from "../ui/links/site-link.tsx";
import css from "./layout.module.css";

/** Requirement 19: every page except the home page has a breadcrumb. */
export function Breadcrumb() {
  // While another page loads, the location has that page's path, so the path is read from the match.
  const pathname = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname ?? "/" });
  const crumbs = crumbsOf(pathname, usePageName());
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

function usePageName(): string | null {
  return useRouterState({
    select: ({ matches }) => {
      const data = matches.at(-1)?.loaderData;
      return data !== undefined && "pageName" in data ? data.pageName : null;
    },
  });
}
