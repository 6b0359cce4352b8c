import { Container } from "@mantine/core";
import type { ReactNode } from "react";
import { Disclosure } from "../disclosure/disclosure.tsx";
import css from "./with-contents.module.css";

type Props = {
  label: string;
  links: readonly { id: string; text: string; count?: number }[];
  /** Below the links, on a desktop alone. */
  offer?: ReactNode;
  /** Above the text, below the links of a phone. */
  children: ReactNode;
};

/** A text with links to its parts: beside it on a desktop, folded above it in a narrower viewport. */
export function WithContents({ label, links, offer, children }: Props) {
  return (
    <Container className={css.frame ?? ""}>
      <div className={css.aside} data-print="hide">
        <nav aria-label={label}>
          <p className={css.label} aria-hidden="true">
            {label}
          </p>
          <Disclosure summary={label} wide="xl">
            <ul className={css.links}>
              {links.map(({ id, text, count }) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    {text} {count !== undefined && <span aria-hidden="true">{count}</span>}
                  </a>
                </li>
              ))}
            </ul>
          </Disclosure>
        </nav>
        {offer}
      </div>
      <div className={css.text}>{children}</div>
    </Container>
  );
}
