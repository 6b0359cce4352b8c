import { Container } from "@mantine/core";
import css from "./testimonials.module.css";

type Item = { quote: string; role: string };

export function Testimonials({ items }: { items: readonly Item[] }) {
  return (
    <ul data-grid="3">
      {items.map((item) => (
        <li key={item.role}>
          <Quote {...item} />
        </li>
      ))}
    </ul>
  );
}

export function Testimonial({ item }: { item: Item }) {
  return (
    <Container className={css.large ?? ""}>
      <Quote {...item} />
    </Container>
  );
}

function Quote({ quote, role }: Item) {
  return (
    <figure className={css.quote} data-rule>
      <blockquote>{quote}</blockquote>
      <figcaption data-small>{role}</figcaption>
    </figure>
  );
}
