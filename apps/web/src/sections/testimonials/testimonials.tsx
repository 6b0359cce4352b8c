import { Container } from "@mantine/core";
import { GridList } from "../../ui/grid-list.tsx";
import css from "./testimonials.module.css";

type Item = { quote: string; role: string };

export function Testimonials({ items }: { items: readonly Item[] }) {
  return (
    <GridList cols={{ base: 1, lg: 3 }} spacing="xl" verticalSpacing={32}>
      {items.map(({ quote, role }) => (
        <li key={role}>
          <figure className={css.item}>
            <blockquote className={css.quote}>{quote}</blockquote>
            <figcaption className={css.role}>{role}</figcaption>
          </figure>
        </li>
      ))}
    </GridList>
  );
}

export function Testimonial({ item: { quote, role } }: { item: Item }) {
  return (
    <Container>
      <figure className={css.single}>
        <blockquote className={css.large}>{quote}</blockquote>
        <figcaption className={css.role}>{role}</figcaption>
      </figure>
    </Container>
  );
}
