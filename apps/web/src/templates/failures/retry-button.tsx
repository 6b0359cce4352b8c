import { pageFailure } from "@site/content/copy/failures";
import button from "../../ui/button.module.css";

type Props = { look: "primary" | "secondary"; onRetry: () => void };

export function RetryButton({ look, onRetry }: Props) {
  return (
    <button type="button" className={`${button.button} ${button[look]}`} onClick={onRetry}>
      {pageFailure.retry}
    </button>
  );
}
