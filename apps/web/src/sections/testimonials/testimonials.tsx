import css from "./testimonials.module.css";

type Item = { quote: string; role: string };

export function Testimonials({ items }: { items: readonly Item[] }) {
  return (
    <ul className={css.grid}>
      {items.map(({ quote, role }) => (
        <li key={role}>
          <figure className={css.item}>
            <blockquote className={css.quote}>{quote}</blockquote>
            <figcaption className={css.role}>{role}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

export function Testimonial({ item: { quote, role } }: { item: Item }) {
  return (
    <figure className={css.single}>
      <blockquote className={css.large}>{quote}</blockquote>
      <figcaption className={css.role}>{role}</figcaption>
    </figure>
  );
}
