import { useRouter } from "@tanstack/react-router";
import { SiteLink, type SiteLinkProps } from "../../ui/links/site-link.tsx";
import { useSection } from "./use-section.ts";

/**
 * A menu link (requirement 18), marked if it leads to the section of the current page. A link to the current page
 * scrolls to the top, because the router would not scroll.
 */
export function NavLink({ href, onClick, ...rest }: SiteLinkProps) {
  const router = useRouter();
  const section = useSection();
  return (
    <SiteLink
      href={href}
      chosen={href === section}
      onClick={() => {
        onClick?.();
        if (router.state.location.href === href) scrollTo({ top: 0 });
      }}
      {...rest}
    />
  );
}
