import type { BuyingAnswer } from "@site/content/types/sections";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { SiteLink } from "../../ui/links/site-link.tsx";
import css from "./answers.module.css";

type Props = {
  answers: readonly BuyingAnswer[];
  /** Whether a phone shows the first answer. */
  isFirstOpen?: boolean;
};

/** Columns of short answers, each a disclosure on a phone. */
export function Answers({ answers, isFirstOpen = false }: Props) {
  return (
    <div className={css.grid}>
      {answers.map(({ title, lines, link }, index) => (
        <Disclosure key={title} summary={title} wide="sm" heading open={isFirstOpen && index === 0}>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
            <li>
              <SiteLink href={link.href} data-alone>
                {link.label}
              </SiteLink>
            </li>
          </ul>
        </Disclosure>
      ))}
    </div>
  );
}
