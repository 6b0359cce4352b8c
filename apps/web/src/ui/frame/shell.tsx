import { Container, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { NoWrap } from "../text/no-wrap.tsx";
import css from "./shell.module.css";

type Props = {
  id: string;
  title: string;
  intro: string | null;
  /** `side` has the heading next to the content if the window is wide. `band` has a tinted background. */
  look?: "major" | "minor" | "side" | "band" | undefined;
  isScreenOnly?: boolean;
  afterIntro?: ReactNode;
  children: ReactNode;
};

export function Shell({ id, title, intro, look = "major", isScreenOnly = false, afterIntro, children }: Props) {
  const headingId = `${id}-heading`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={css.section}
      data-look={look}
      data-band={look === "band" || undefined}
      data-print={isScreenOnly ? "hide" : undefined}
    >
      <Container>
        <Stack gap={10} className={css.head ?? ""}>
          <Title order={2} size={look === "minor" ? "h5" : "h2"} id={headingId}>
            <NoWrap text={title} />
          </Title>
          {intro !== null && (
            <Text c="dimmed">
              <NoWrap text={intro} />
            </Text>
          )}
          {afterIntro}
        </Stack>
        <div>{children}</div>
      </Container>
    </section>
  );
}
