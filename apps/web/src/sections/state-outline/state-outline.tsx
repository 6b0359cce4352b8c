import css from "./state-outline.module.css";

const files = import.meta.env.SSR
  ? import.meta.glob<string>("../../../public/art/states/*.svg", { query: "?raw", import: "default", eager: true })
  : {};

/**
 * The state's outline, the largest contentful paint of its page. The server inlines the file as a data URL, because a
 * request for it would delay that; a later page loads it, hence the suppressed warning.
 */
export function StateOutline({ name, slug }: { name: string; slug: string }) {
  const file = files[`../../../public/art/states/${slug}.svg`];
  return (
    <img
      src={file === undefined ? `/art/states/${slug}.svg` : `data:image/svg+xml,${encodeURIComponent(file)}`}
      alt={`Outline of ${name}`}
      width={480}
      height={440}
      className={css.outline}
      data-print="hide"
      suppressHydrationWarning
    />
  );
}
