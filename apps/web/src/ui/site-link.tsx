import { Link } from "@tanstack/react-router";
import type { AriaAttributes, CSSProperties, ReactNode } from "react";

export type SiteLinkProps = Pick<AriaAttributes, "aria-label"> & {
  href: string;
  className?: string | undefined;
  style?: CSSProperties;
  onClick?: () => void;
  children?: ReactNode;
  /** Marks the link as the current choice of a set, whatever the address says. */
  chosen?: boolean;
  /** The page stays where it is scrolled to. */
  keepScroll?: boolean;
};

/**
 * A link of the site by its address, which comes from content and is taken apart for the router. Also the root of Mantine's
 * components that are links: `<Button component={SiteLink} href="…">`.
 */
export function SiteLink({ href, chosen, keepScroll, children, ...rest }: SiteLinkProps) {
  const [beforeHash = "", hash] = href.split("#");
  const [pathname = "/", search] = beforeHash.split("?");
  return (
    <Link
      to={pathname}
      {...(search !== undefined && { search: Object.fromEntries(new URLSearchParams(search)) as never })} // each route checks its own search
      {...(hash !== undefined && { hash })}
      {...(chosen && { "aria-current": "true" as const, "data-current": "true" })}
      resetScroll={!keepScroll}
      // What follows in place is loaded ahead, because a skeleton in between would lose the scroll position.
      {...(keepScroll && { preload: "viewport" as const })}
      activeOptions={{ exact: true, includeSearch: search !== undefined }}
      {...rest}
    >
      {children}
    </Link>
  );
}
