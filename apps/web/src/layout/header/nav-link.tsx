import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { SiteLink } from "../../ui/site-link.tsx";

type Props = { href: string; className?: string | undefined; onClick?: () => void; children: ReactNode };

/** A link of the menus (requirement 18): to the page that is shown, it leads to the top, where the router would stay put. */
export function NavLink({ href, className, onClick, children }: Props) {
  const router = useRouter();
  return (
    <SiteLink
      href={href}
      className={className}
      onClick={() => {
        onClick?.();
        if (router.state.location.href === href) scrollTo({ top: 0 });
      }}
    >
      {children}
    </SiteLink>
  );
}
