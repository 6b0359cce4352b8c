import { Container, Title } from "@mantine/core";
import type { Action } from "@site/content/types/content";
import type { ReactNode } from "react";
import { Actions } from "../../ui/links/actions.tsx";
import { type ContactCard, ContactCards } from "./contact-cards.tsx";
import css from "./contact-head.module.css";

type Props = {
  hero: { eyebrow: string; heading: string; lead: string };
  cards: readonly ContactCard[];
  /** Shown on a narrow viewport only, where the cards with the phone number follow the form. */
  call: Action;
  form: ReactNode;
};

/** The contact page's hero. On a narrow viewport the form comes before the ways to reach the office. */
export function ContactHead({ hero: { eyebrow, heading, lead }, cards, call, form }: Props) {
  return (
    <Container className={css.head ?? ""}>
      <div className={css.words}>
        <p className={css.eyebrow}>{eyebrow}</p>
        <Title>{heading}</Title>
        <p className={css.lead}>{lead}</p>
        <div className={css.call}>
          <Actions actions={[call]} secondary />
        </div>
      </div>
      <div className={css.form}>{form}</div>
      <ContactCards cards={cards} />
    </Container>
  );
}
