import { Link } from "@tanstack/react-router";
import type { AriaAttributes, ReactNode } from "react";

type Props = Pick<AriaAttributes, "aria-label"> & {
  href: string;
  className?: string | undefined;
  onClick?: () => void;
  children: ReactNode;
  /** Marks the link as the current choice of a set, whatever the address says. */
  chosen?: boolean;
  /** The page stays where it is scrolled to. */
  keepScroll?: boolean;
};

/** A link of the site by its address, which comes from content: the router takes its parts. */
export function SiteLink({ href, chosen, keepScroll, children, ...rest }: Props) {
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
