import { Container } from "@mantine/core";
import { frameCopy } from "@site/content/nav";
import { useRouterState } from "@tanstack/react-router";
import { crumbsOf } from "../seo/crumbs.ts";
import { SiteLink } from "../ui/links/site-link.tsx";
import css from "./breadcrumb.module.css";
import { usePageName } from "./use-page-name.ts";

/** Requirement 19: every page except the home page has a breadcrumb. */
export function Breadcrumb() {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const crumbs = crumbsOf(pathname, usePageName());
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={frameCopy.breadcrumb} className={css.nav}>
      <Container>
        <ol className={css.list}>
          {crumbs.map(({ label, path }, index) => (
            <li key={path} className={css.crumb}>
              {index < crumbs.length - 1 ? (
                <SiteLink href={path}>{label}</SiteLink>
              ) : (
                <span aria-current="page">{label}</span>
              )}
            </li>
          ))}
        </ol>
      </Container>
    </nav>
  );
}
