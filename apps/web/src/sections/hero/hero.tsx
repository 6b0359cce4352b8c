import { Container, Title } from "@mantine/core";
import type { Action } from "@site/content/types/content";
import type { ReactNode } from "react";
import { Actions } from "../../ui/links/actions.tsx";
import { Unbroken } from "../../ui/text/unbroken.tsx";
import css from "./hero.module.css";

type Props = {
  eyebrow: string;
  heading: string;
  lead: string;
  actions?: readonly Action[];
  /** An additional button after the actions. */
  control?: ReactNode;
  /** The page's figure: beside the text, below it on a narrow viewport. */
  aside?: ReactNode;
  children?: ReactNode;
};

export function Hero({ eyebrow, heading, lead, actions = [], control, aside, children }: Props) {
  return (
    <Container className={`${css.hero} ${aside ? css.split : ""} ${children ? css.topAligned : ""}`}>
      <div className={css.words}>
        <p className={css.eyebrow}>{eyebrow}</p>
        <Title>
          <Unbroken text={heading} />
        </Title>
        <p className={css.lead}>
          <Unbroken text={lead} />
        </p>
        {(actions.length > 0 || control) && (
          <div className={css.actions}>
            <Actions actions={actions}>{control}</Actions>
          </div>
        )}
        {children}
      </div>
      {aside && <div className={css.aside}>{aside}</div>}
    </Container>
  );
}
