import { Container, SimpleGrid, Text } from "@mantine/core";
import ruled from "../../ui/frame/ruled.module.css";

type Item = { quote: string; role: string };

export function Testimonials({ items }: { items: readonly Item[] }) {
  return (
    <SimpleGrid component="ul" cols={{ base: 1, lg: 3 }}>
      {items.map((item) => (
        <li key={item.role}>
          <Quote {...item} />
        </li>
      ))}
    </SimpleGrid>
  );
}

export function Testimonial({ item }: { item: Item }) {
  return (
    <Container py="calc(var(--mantine-section-space) / 2)" fz="xl" fw="var(--mantine-font-weight-medium)">
      <Quote {...item} />
    </Container>
  );
}

function Quote({ quote, role }: Item) {
  return (
    <figure className={ruled.top}>
      <Text component="blockquote" inherit lh="sm" maw="34em" pt={14} pb={10}>
        “{quote}”
      </Text>
      <Text component="figcaption" size="sm" c="dimmed">
        {role}
      </Text>
    </figure>
  );
}
