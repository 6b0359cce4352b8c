import type { Path } from "@site/content/paths";
import { Link, useRouter } from "@tanstack/react-router";
import type { AriaAttributes, CSSProperties, ReactNode } from "react";
import type { Tracked } from "../../analytics/analytics.ts";

export type SiteLinkProps = Pick<AriaAttributes, "aria-label"> & {
  href: Path;
  className?: string | undefined;
  style?: CSSProperties;
  [data: `data-${string}`]: string | boolean | undefined;
  "data-track"?: Tracked | undefined;
  children?: ReactNode;
  /**
   * If true, the link has `aria-current`. Set it to false for a link that leads to the same path with other parameters,
   * because the router would mark such a link as current.
   */
  chosen?: boolean;
  keepScroll?: boolean;
};

/**
 * A link to a page of this site. It can also be the root of a Mantine component: `<Button component={SiteLink}
 * href="…">`. A link to the current page scrolls to the top (requirement 18). The links of the router don't do that.
 */
export function SiteLink({ href, chosen, keepScroll, children, ...rest }: SiteLinkProps) {
  const router = useRouter();
  const [beforeHash = "", hash] = href.split("#");
  const [pathname = "/", search] = beforeHash.split("?");
  return (
    <Link
      to={pathname}
      {...(search !== undefined && { search: () => Object.fromEntries(new URLSearchParams(search)) })}
      {...(hash !== undefined && { hash })}
      {...(chosen && { "aria-current": "true" as const, "data-current": "true" })}
      resetScroll={!keepScroll}
      // The target is preloaded. Otherwise the page would become shorter while the target loads, and would lose its
      // scroll position.
      {...(keepScroll && { preload: "viewport" as const })}
      activeOptions={{ exact: true, includeSearch: search !== undefined || chosen !== undefined }}
      onClick={() => {
        if (!keepScroll && hash === undefined && router.state.location.href === href) scrollTo({ top: 0 });
      }}
      {...rest}
    >
      {children}
    </Link>
  );
}
