import css from "./pending-view.module.css";

/** Shown on client navigation only, when an answer takes longer than 400 ms. */
export function PendingView() {
  return (
    <div className={css.wait} role="status">
      <span className={css.spinner} aria-hidden="true" />
      Loading
    </div>
  );
}

export const ArticlePending = PendingView;

/** Requirement 57: six skeleton cards. */
export function BlogPending() {
  return (
    <div className={css.blog} role="status" aria-label="Loading articles">
      <div className={css.grid}>
        {["a", "b", "c", "d", "e", "f"].map((key) => (
          <div key={key} className={css.skeleton} data-skeleton>
            <span className={css.cover} />
            <span className={css.line} />
            <span className={css.line} />
          </div>
        ))}
      </div>
    </div>
  );
}
