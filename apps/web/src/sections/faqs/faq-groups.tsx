import { Container, Title } from "@mantine/core";
import type { FaqCategory } from "@site/content/types/content";
import css from "./faq-groups.module.css";
import { Faqs } from "./faqs.tsx";

type Props = {
  categories: readonly FaqCategory[];
  /** The links' heading, and the group that they begin with. */
  jump: { label: string; id: string };
};

/** The questions by category, beside links to the categories. */
export function FaqGroups({ categories, jump }: Props) {
  const links = categories.toSorted((a, b) => Number(b.id === jump.id) - Number(a.id === jump.id));
  return (
    <Container className={css.wrap ?? ""}>
      <nav aria-labelledby="subjects" className={css.jump}>
        <p id="subjects" className={css.label}>
          {jump.label}
        </p>
        <ul className={css.links}>
          {links.map(({ id, title, faqs }) => (
            <li key={id}>
              <a href={`#${id}`} className={css.link}>
                {title}
                <span className={css.count} aria-hidden="true">
                  {faqs.length}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.groups}>
        {categories.map(({ id, title, faqs }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`}>
            <Title order={2} size="h4" id={`${id}-heading`} className={css.title ?? ""}>
              {title}
            </Title>
            <Faqs faqs={faqs} />
          </section>
        ))}
      </div>
    </Container>
  );
}
