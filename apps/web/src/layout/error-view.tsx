import type { ErrorComponentProps } from "@tanstack/react-router";
import { useRouter } from "@tanstack/react-router";
import button from "../sections/button.module.css";
import css from "../sections/hero.module.css";

/** A page that could not be loaded on client navigation. The server answers its own failures. */
export function ErrorView({ reset }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <div className={css.hero} role="alert">
      <div className={css.words}>
        <h1>This page could not be loaded</h1>
        <p className={css.lead}>The connection may be gone. What you typed elsewhere is kept.</p>
        <div className={css.actions}>
          <button
            type="button"
            className={`${button.button} ${button.primary}`}
            onClick={() => {
              reset();
              router.invalidate();
            }}
          >
            Try again
          </button>
        </div>
      </div>
    </div>
  );
}
