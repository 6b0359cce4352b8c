import { useRouter } from "@tanstack/react-router";
import { SiteLink, type SiteLinkProps } from "../../ui/site-link.tsx";

/** A link of the menus (requirement 18): to the page that is shown, it leads to the top, where the router would stay put. */
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
