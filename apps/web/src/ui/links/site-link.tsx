import { Link } from "@tanstack/react-router";
import type { AriaAttributes, CSSProperties, ReactNode } from "react";

export type SiteLinkProps = Pick<AriaAttributes, "aria-label"> & {
  href: string;
  className?: string | undefined;
  style?: CSSProperties;
  onClick?: () => void;
  children?: ReactNode;
  /**
   * true: sets `aria-current`, also if the router considers the link inactive. false: a link to its path with other
   * parameters, which is not current on that path.
   */
  chosen?: boolean;
  /** Following the link preserves the scroll position. */
  keepScroll?: boolean;
};

/**
 * An internal link. Takes the `href` strings of packages/content and splits them for the router's `<Link>`. Mantine
 * components can use SiteLink as their root: `<Button component={SiteLink} href="…">`.
 */
export function SiteLink({ href, chosen, keepScroll, children, ...rest }: SiteLinkProps) {
  const [beforeHash = "", hash] = href.split("#");
  const [pathname = "/", search] = beforeHash.split("?");
  return (
    <Link
      to={pathname}
      {...(search !== undefined && { search: Object.fromEntries(new URLSearchParams(search)) as never })} // each route validates its search
      {...(hash !== undefined && { hash })}
      {...(chosen && { "aria-current": "true" as const, "data-current": "true" })}
      resetScroll={!keepScroll}
      // Preloaded, because the pending view would shorten the page and lose the scroll position.
      {...(keepScroll && { preload: "viewport" as const })}
      activeOptions={{ exact: true, includeSearch: search !== undefined || chosen !== undefined }}
      {...rest}
    >
      {children}
    </Link>
  );
}
