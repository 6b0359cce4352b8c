import { Container } from "@mantine/core";
import css from "./testimonials.module.css";

type Item = { quote: string; role: string };

/**
 * Quotes, the first of which is large. On a phone, a row that scrolls sideways and shows where the next quote begins.
 */
export function Testimonials({ items, label }: { items: readonly Item[]; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: -- a phone's row scrolls, also for a keyboard
    <ul className={css.row} aria-label={label} tabIndex={0}>
      {items.map(({ quote, role }) => (
        <li key={role}>
          <figure className={css.item}>
            <blockquote>{quote}</blockquote>
            <figcaption className={css.role}>{role}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

export function Testimonial({ item: { quote, role } }: { item: Item }) {
  return (
    <Container>
      <figure className={css.item} data-large>
        <blockquote>{quote}</blockquote>
        <figcaption className={css.role}>{role}</figcaption>
      </figure>
    </Container>
  );
}
