import { Button, Group, VisuallyHidden } from "@mantine/core";
import type { Action } from "@site/content/types/content";
import type { ReactNode } from "react";
import { trackClick } from "../../analytics/track.ts";
import { useSite } from "../../data/use-site.ts";
import { Unbroken } from "../text/unbroken.tsx";
import css from "./actions.module.css";
import { SiteLink } from "./site-link.tsx";

type Props = {
  actions: readonly Action[];
  onDark?: boolean /** Whether another button is the primary one. */;
  secondary?: boolean;
  children?: ReactNode;
};

/** Call-to-action buttons, the first of which is primary. The href `tel` stands for the company's phone number. */
export function Actions({ actions, onDark = false, secondary = false, children }: Props) {
  const { telHref } = useSite();
  const [main, other] = onDark ? (["on-dark", "on-dark-secondary"] as const) : (["filled", "secondary"] as const);
  return (
    <Group gap="sm" className={css.row ?? ""}>
      {actions.map(({ label, labelEnd, href }, index) => {
        const look = {
          variant: index === 0 && !secondary ? main : other,
          onClick: () => trackClick("cta_click", label),
        };
        return href === "tel" ? (
          <Button key={label} component="a" href={telHref} {...look}>
            <span>
              <Unbroken text={label} />
            </span>
          </Button>
        ) : (
          <Button key={label} component={SiteLink} href={href} {...look}>
            <span>
              <Unbroken text={label} />
            </span>
            {labelEnd && <VisuallyHidden> {labelEnd}</VisuallyHidden>}
          </Button>
        );
      })}
      {children}
    </Group>
  );
}
