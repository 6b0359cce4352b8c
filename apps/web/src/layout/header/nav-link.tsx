import { SiteLink, type SiteLinkProps } from "../../ui/links/site-link.tsx";
import { useSection } from "./use-section.ts";

/** A menu link, marked if it leads to the section of the current page. */
export function NavLink({ href, ...rest }: SiteLinkProps) {
  return <SiteLink href={href} {...(href === useSection() && { chosen: true })} {...rest} />;
}
