import type { BuyingAnswer } from "@site/content/types/sections";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { SiteLink } from "../../ui/links/site-link.tsx";
import css from "./answers.module.css";

/** Columns of short answers, each a disclosure on a phone. */
export function Answers({ answers }: { answers: readonly BuyingAnswer[] }) {
  return (
    <div className={css.grid}>
      {answers.map(({ title, lines, link }) => (
        <Disclosure key={title} summary={title} wide="sm" heading>
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
