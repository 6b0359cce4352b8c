import css from "./lead-form.module.css";

type Props = { shown: boolean; words: { prefilled: string; clear: string }; onClear: () => void };

/** Says where the contact details come from, and takes them away again. */
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
