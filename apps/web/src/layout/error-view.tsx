import type { ErrorComponentProps } from "@tanstack/react-router";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { MissingCodeError, reloadOnce } from "../missing-code.ts";
import button from "../sections/button.module.css";
import css from "../sections/hero.module.css";
import { PendingView } from "./pending-view.tsx";

/**
 * A page that could not be loaded on client navigation. The server answers its own failures. Where a release has
 * replaced the page's code meanwhile, the document is fetched anew.
 */
export function ErrorView({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const [isReloading, setIsReloading] = useState(error instanceof MissingCodeError);
  useEffect(() => {
    if (error instanceof MissingCodeError) reloadOnce().then(setIsReloading);
  }, [error]);
  if (isReloading) return <PendingView />;
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
