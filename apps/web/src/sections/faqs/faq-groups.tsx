import { Container, Title } from "@mantine/core";
import type { FaqCategory } from "@site/content/types";
import css from "./faq-groups.module.css";
import { Faqs } from "./faqs.tsx";

type Props = {
  categories: readonly FaqCategory[];
  /** `first`: ids of the groups that the links begin with. */
  jump: { label: string; first: readonly string[] };
};

/** The questions by category, beside links to the categories. */
export function FaqGroups({ categories, jump }: Props) {
  const isFirst = ({ id }: FaqCategory) => jump.first.includes(id);
  const links = [...categories.filter(isFirst), ...categories.filter((category) => !isFirst(category))];
  return (
    <Container className={css.wrap ?? ""}>
      <nav aria-label={jump.label} className={css.jump}>
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
