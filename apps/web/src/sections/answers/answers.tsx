import { Title } from "@mantine/core";
import type { BuyingAnswer } from "@site/content/types/sections";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { Unbroken } from "../../ui/text/unbroken.tsx";
import css from "./answers.module.css";

/** Columns of short answers. */
export function Answers({ answers }: { answers: readonly BuyingAnswer[] }) {
  return (
    <div className={css.grid}>
      {answers.map(({ title, lines, link }) => (
        <div key={title}>
          <Title order={3}>{title}</Title>
          <ul>
            {lines.map((line) => (
              <li key={line}>
                <Unbroken text={line} />
              </li>
            ))}
            <li>
              <SiteLink href={link.href} data-alone>
                {link.label}
              </SiteLink>
            </li>
          </ul>
        </div>
      ))}
    </div>
  );
}
