import { Container, Title } from "@mantine/core";
import type { Closing as ClosingContent } from "@site/content/types";
import { Actions } from "../../ui/actions.tsx";
import css from "./closing.module.css";

type Props = {
  closing: ClosingContent;
  /** For a page whose one dark band is another section. */
  light?: boolean;
};

export function Closing({ closing: { heading, text, actions }, light = false }: Props) {
  return (
    <section
      className={`${css.closing} ${light ? css.light : css.dark}`}
      aria-labelledby="closing-heading"
      data-closing
    >
      <Container className={css.inner ?? ""}>
        <Title order={2} id="closing-heading">
          {heading}
        </Title>
        <p>{text}</p>
        <div className={css.actions}>
          <Actions actions={actions} onDark={!light} />
        </div>
      </Container>
    </section>
  );
}
