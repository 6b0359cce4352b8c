import { Container } from "@mantine/core";
import css from "./testimonials.module.css";

type Item = { quote: string; role: string };

export function Testimonials({ items }: { items: readonly Item[] }) {
  return (
    <ul className={css.row}>
      {items.map((item) => (
        <li key={item.role}>
          <Quote item={item} />
        </li>
      ))}
    </ul>
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
