import { useRouter } from "@tanstack/react-router";
import { SiteLink, type SiteLinkProps } from "../../ui/site-link.tsx";

/** A menu link (requirement 18). A link to the current page scrolls to the top, because the router would not scroll. */
export function NavLink({ href, onClick, ...rest }: SiteLinkProps) {
  const router = useRouter();
  return (
    <SiteLink
      href={href}
      onClick={() => {
        onClick?.();
        if (router.state.location.href === href) scrollTo({ top: 0 });
      }}
      {...rest}
    />
  );
}
