import css from "./state-outline.module.css";

/** The state's outline. Suppresses the hydration warning, because the server inlines the file as a data URL. */
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
