import { Container, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { Unbroken } from "../text/unbroken.tsx";
import css from "./shell.module.css";

type Props = {
  id: string;
  title: string;
  intro: string | null;
  /** `side` puts the heading beside the content in a wide viewport. */
  layout?: "stack" | "side";
  /** Draws a tinted background across the page. */
  band?: boolean;
  children: ReactNode;
};

/** The layout of a section: heading, introduction, content. */
export function Shell({ id, title, intro, layout = "stack", band = false, children }: Props) {
  const headingId = `${id}-heading`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={band ? css.band : css.section}
      data-band={band || undefined}
    >
      <Container className={layout === "side" ? (css.side ?? "") : ""}>
        <div className={css.head}>
          <Title order={2} id={headingId}>
            <Unbroken text={title} />
          </Title>
          {intro !== null && (
            <p className={css.intro}>
              <Unbroken text={intro} />
            </p>
          )}
        </div>
        <div>{children}</div>
      </Container>
    </section>
  );
}
