import { Container, Title } from "@mantine/core";
import type { Action } from "@site/content/types/content";
import type { ReactNode } from "react";
import { Actions } from "../../ui/links/actions.tsx";
import { Unbroken } from "../../ui/text/unbroken.tsx";
import css from "./hero.module.css";

type Props = {
  eyebrow: ReactNode;
  heading: string;
  lead: string | null;
  actions?: readonly Action[];
  /** An additional button after the actions. */
  control?: ReactNode;
  /** The page's figure, form or cover: beside the text, below it on a narrow viewport. */
  aside?: ReactNode;
  /** form: aligned at the top, because error messages change its height. article: a smaller heading; wide: hidden on a phone. */
  look?: "figure" | "form" | "article" | "wide";
  /** Below the text; on a narrow viewport below the aside. */
  children?: ReactNode;
};

export function Hero({ eyebrow, heading, lead, actions = [], control, aside, look = "figure", children }: Props) {
  return (
    <Container className={css.hero ?? ""} data-look={aside ? look : undefined}>
      <div className={css.words}>
        {eyebrow !== null && <p className={css.eyebrow}>{eyebrow}</p>}
        <Title>
          <Unbroken text={heading} />
        </Title>
        {lead !== null && (
          <p className={css.lead}>
            <Unbroken text={lead} />
          </p>
        )}
        {(actions.length > 0 || control) && <Actions actions={actions}>{control}</Actions>}
      </div>
      {aside && <div className={css.aside}>{aside}</div>}
      {children && <div className={css.below}>{children}</div>}
    </Container>
  );
}
