import button from "../../ui/button.module.css";
import css from "./load-failure.module.css";

type Props = { text: string; retry: string; onRetry: () => void };

export function LoadFailure({ text, retry, onRetry }: Props) {
  return (
    <div role="alert" className={css.failure}>
      <p>{text}</p>
      <button type="button" className={`${button.button} ${button.secondary}`} onClick={onRetry}>
        {retry}
      </button>
    </div>
  );
}
