import { Container, Text } from "@mantine/core";
import ruled from "../../ui/frame/ruled.module.css";
import css from "./testimonials.module.css";

type Item = { quote: string; role: string };

export function Testimonials({ items }: { items: readonly Item[] }) {
  return (
    <ul className={css.list}>
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
    <figure className={`${css.quote} ${ruled.top}`}>
      <blockquote>{quote}</blockquote>
      <Text component="figcaption" size="sm" c="dimmed">
        {role}
      </Text>
    </figure>
  );
}
