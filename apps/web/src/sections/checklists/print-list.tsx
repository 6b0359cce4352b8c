import css from "./print-list.module.css";

/** Prints the section that contains the button, without the rest of the page. */
export function PrintList({ label }: { label: string }) {
  function print(button: HTMLElement) {
    const section = button.closest("section");
    section?.setAttribute("data-printed", "");
    addEventListener("afterprint", () => section?.removeAttribute("data-printed"), { once: true });
    window.print();
  }
  return (
    <button type="button" className={css.print} onClick={({ currentTarget }) => print(currentTarget)}>
      {label}
    </button>
  );
}
