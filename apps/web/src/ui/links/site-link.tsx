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
  /** Set it to false for a link that differs only in parameters, because the router would mark it as current. */
  chosen?: boolean;
  keepScroll?: boolean;
};

/** A link to the current page scrolls to the top (requirement 18), which the router's links don't do. */
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
      // Without the preload, the page would become shorter while the target loads, and would lose its scroll position.
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
