import { Container } from "@mantine/core";
import css from "./fact-strip.module.css";

export function FactStrip({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <Container>
      <dl className={css.strip}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Container>
  );
}
