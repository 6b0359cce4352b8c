import { Container, Title } from "@mantine/core";
import type { ReactNode } from "react";
import css from "./testimonials.module.css";

type Item = { quote: string; role: string };
type Props = {
  title: string;
  items: readonly Item[];
  /** What the quotes stand beside. */
  children: ReactNode;
};

/**
 * Quotes, the first of which is large. On a phone, a row that scrolls sideways and shows where the next quote begins.
 */
export function Testimonials({ title, items, children }: Props) {
  return (
    <div className={css.beside}>
      {children}
      <section id="testimonials" aria-labelledby="testimonials-heading">
        <Title order={3} id="testimonials-heading" mb="sm">
          {title}
        </Title>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: -- a phone's row scrolls, also for a keyboard */}
        <ul className={css.row} aria-label={title} tabIndex={0}>
          {items.map((item) => (
            <li key={item.role}>
              <Quote item={item} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

export function Testimonial({ item }: { item: Item }) {
  return (
    <Container className={css.large ?? ""}>
      <Quote item={item} />
    </Container>
  );
}

function Quote({ item: { quote, role } }: { item: Item }) {
  return (
    <figure className={css.item}>
      <blockquote>{quote}</blockquote>
      <figcaption className={css.role}>{role}</figcaption>
    </figure>
  );
}
