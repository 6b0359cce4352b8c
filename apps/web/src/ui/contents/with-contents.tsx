import { Container, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Disclosure } from "../disclosure/disclosure.tsx";
import css from "./with-contents.module.css";

type Props = {
  label: string;
  links: readonly { id: string; text: string; count?: number }[];
  folded?: boolean;
  offer?: ReactNode;
  children: ReactNode;
};

export function WithContents({ label, links, folded = true, offer, children }: Props) {
  const list = (
    <ul className={css.links}>
      {links.map(({ id, text, count }) => (
        <li key={id}>
          <a href={`#${id}`}>
            {text} {count !== undefined && <span aria-hidden="true">{count}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <Container className={css.frame ?? ""}>
      <div className={css.aside} data-print="hide">
        {links.length > 0 && (
          <nav aria-label={label}>
            <Text size="sm" fw="var(--mantine-font-weight-medium)" pt={12} pb={6} visibleFrom="sm" aria-hidden="true">
              {label}
            </Text>
            {folded ? (
              <Disclosure summary={label} isPhoneOnly>
                {list}
              </Disclosure>
            ) : (
              list
            )}
          </nav>
        )}
        {offer}
      </div>
      <Stack gap="lg" className={css.text ?? ""}>
        {children}
      </Stack>
    </Container>
  );
}
