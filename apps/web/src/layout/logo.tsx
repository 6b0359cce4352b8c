import css from "./layout.module.css";

export function Logo({ name }: { name: string }) {
  return (
    <span className={css.logo}>
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true" className={css.mark}>
        <path d="M4 3h17l7 7v19H4z" fill="currentColor" />
        <path d="M21 3v7h7z" className={css.fold} />
        <path d="m9.5 17.5 4.6 4.6 8.6-9" className={css.check} />
      </svg>
      {name}
    </span>
  );
}
