import css from "../lead-form.module.css";

type Props = { shown: boolean; words: { prefilled: string; clear: string }; onClear: () => void };

/** Says that the contact details come from the other form, with a button that clears them. */
export function PrefillNote({ shown, words, onClear }: Props) {
  if (!shown) return null;
  return (
    <p className={`${css.muted} ${css.wide} ${css.prefill}`}>
      {words.prefilled}{" "}
      <button type="button" className={css.clear} onClick={onClear}>
        {words.clear}
      </button>
    </p>
  );
}
