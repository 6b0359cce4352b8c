import type { BuyingAnswer } from "@site/content/types/sections";
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
        <div key={title} className={css.block}>
          <h3 className={css.heading}>{title}</h3>
          <details open={isFirstOpen && index === 0}>
            <summary className={css.summary}>{title}</summary>
            <ul className={css.lines}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p>
              <SiteLink href={link.href} className={css.more}>
                {link.label}
              </SiteLink>
            </p>
          </details>
        </div>
      ))}
    </div>
  );
}
