import type { Faq } from "@site/content/types";
import { useId } from "react";
import css from "./faqs.module.css";

type Props = {
  faqs: readonly Faq[];
  /** One open at a time, and the open one can be closed again: the platform's own exclusive disclosures. */
  exclusive?: boolean;
};

/** Questions as native disclosures: they work without JavaScript, and the answers are in the page. */
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
