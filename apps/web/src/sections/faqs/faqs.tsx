import type { Faq } from "@site/content/types/content";
import { useId } from "react";
import css from "./faqs.module.css";

type Props = {
  faqs: readonly Faq[];
  /** Opening a question closes the open one: the `<details>` elements share a `name`. */
  exclusive?: boolean;
};

/** Questions as native `<details>`, which open without JavaScript and have their answers in the HTML. */
export function Faqs({ faqs, exclusive = false }: Props) {
  const group = useId();
  return (
    <div className={css.list}>
      {faqs.map(({ question, answer }) => (
        <details key={question} className={css.item} {...(exclusive && { name: group })}>
          <summary className={css.question}>{question}</summary>
          <p className={css.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
