import type { BuyingAnswer } from "@site/content/section-types";
import { SiteLink } from "../../ui/site-link.tsx";
import css from "./answers.module.css";

/** Columns of short answers. On a phone each is a disclosure, and the first is open. */
export function Answers({ answers }: { answers: readonly BuyingAnswer[] }) {
  return (
    <div className={css.grid}>
      {answers.map(({ title, lines, link }, index) => (
        <div key={title} className={css.block}>
          <h3 className={css.heading}>{title}</h3>
          <details open={index === 0}>
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
