import type { Faq } from "@site/content/types/content";
import { useId } from "react";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { Unbroken } from "../../ui/text/unbroken.tsx";

type Props = {
  faqs: readonly Faq[];
  /** Opening a question closes the open one. */
  exclusive?: boolean;
};

export function Faqs({ faqs, exclusive = false }: Props) {
  const group = useId();
  return (
    <div data-rule>
      {faqs.map(({ question, answer }) => (
        <Disclosure key={question} summary={question} {...(exclusive && { name: group })}>
          <p data-answer>
            <Unbroken text={answer} />
          </p>
        </Disclosure>
      ))}
    </div>
  );
}
