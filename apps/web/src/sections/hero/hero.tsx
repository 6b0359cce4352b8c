import { Container, Stack, Text, Title } from "@mantine/core";
import type { Action } from "@site/content/types/content";
import type { ReactNode } from "react";
import { Actions } from "../../ui/links/actions.tsx";
import { NoWrap } from "../../ui/text/no-wrap.tsx";
import css from "./hero.module.css";

type Props = {
  eyebrow: ReactNode;
  heading: string;
  lead: string | null;
  actions?: readonly Action[];
  number?: ReactNode;
  control?: ReactNode;
  aside?: ReactNode;
  /** `form` aligns `aside` at the top, because the height of a form changes when it shows errors. */
  look?: "figure" | "form" | "article";
  children?: ReactNode;
};

export function Hero(props: Props) {
  const { eyebrow, heading, lead, number, actions = [], control, aside, look = "figure", children } = props;
  return (
    <Container className={css.hero ?? ""} data-look={aside ? look : undefined}>
      <Stack gap="clamp(14px, 1.5vw, 20px)">
        {eyebrow !== null && (
          <Text size="sm" fw="var(--mantine-font-weight-medium)" className={css.eyebrow ?? ""}>
            {eyebrow}
          </Text>
        )}
        <Title size={look === "article" ? "h2" : "h1"}>
          <NoWrap text={heading} />
        </Title>
        {lead !== null && (
          <Text size="lg" c="dimmed" maw="54ch">
            <NoWrap text={lead} />
          </Text>
        )}
        {(actions.length > 0 || control) && <Actions actions={actions}>{control}</Actions>}
        {number}
      </Stack>
      {aside && <div className={css.aside}>{aside}</div>}
      {children && <div className={css.below}>{children}</div>}
    </Container>
  );
}
