import css from "./state-outline.module.css";

/** The state's own outline, drawn by the build. In a document it is written out: it is the largest thing to be seen first. */
export function StateOutline({ name, slug }: { name: string; slug: string }) {
  return (
    <img
      src={`/art/states/${slug}.svg`}
      alt={`Outline of ${name}`}
      width={480}
      height={440}
      className={css.outline}
      suppressHydrationWarning
    />
  );
}
