import { Container } from "@mantine/core";
import css from "./fact-strip.module.css";

type Fact = { label: string; value: string; url: string | null };

/** Facts in a ruled strip. A fact whose source has an address links to it. */
export function FactStrip({ facts }: { facts: readonly Fact[] }) {
  return (
    <Container className={css.wrap ?? ""}>
      <dl className={css.strip}>
        {facts.map(({ label, value, url }) => (
          <div key={label} className={css.fact}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>
              {url === null ? (
                value
              ) : (
                <a href={url} rel="noopener" className={css.link}>
                  {value}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Container>
  );
}
