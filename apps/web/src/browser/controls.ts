/** On a phone, these elements hide the bar of buttons. In CSS, `:has(:focus)` would restyle the page on each tap. */
const places = "[data-form], footer, :is(input, textarea, select):focus";

export function listenToControls(): void {
  // Both run in the capture phase, because `leaveEventsToBrowser` stops events before they reach their target.
  addEventListener("click", answerClick, true);
  addEventListener("keydown", closeMenu, true);
  // `showBar` isn't called right away, because it would make the browser lay out the page before the first paint.
  for (const type of ["scroll", "focusin", "focusout"]) addEventListener(type, showBar, { passive: true });
}

/** Clicks the button that the hash names, and removes the hash, because the browser would focus the button later. */
export function pressLinked(): void {
  const linked = document.getElementById(location.hash.slice(1));
  if (!linked?.matches("[data-begin]")) return;
  history.replaceState(history.state, "", location.pathname + location.search);
  linked.click();
}

function answerClick(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const link = target.closest<HTMLAnchorElement>("a[data-begin]");
  if (link && beginMessage(link)) event.preventDefault();
  const share = target.closest<HTMLElement>("[data-share]");
  if (share) void sharePage(share);
  const section = target.closest("[data-print-list]")?.closest("section");
  if (section) printSection(section);
  const copy = target.closest<HTMLElement>("[data-copy]");
  if (copy) void copyText(copy);
}

function closeMenu({ key, target }: KeyboardEvent): void {
  const menu = key === "Escape" && target instanceof Element && target.closest("details[data-menu]");
  if (!menu) return;
  menu.removeAttribute("open");
  menu.querySelector("summary")?.focus();
}

function showBar(): void {
  const isOnScreen = (place: Element) => {
    const { top, bottom } = place.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  };
  const isDue = scrollY > innerHeight && ![...document.querySelectorAll(places)].some(isOnScreen);
  document.querySelector("[data-due]")?.setAttribute("data-due", `${isDue}`);
}

/** Shares the canonical URL of the page, because the URL in the address bar may have private parameters. */
async function sharePage(button: HTMLElement): Promise<void> {
  const url = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? location.pathname;
  try {
    if (navigator.share) return await navigator.share({ title: document.title, url });
    await navigator.clipboard.writeText(url);
    button.previousElementSibling?.replaceChildren(button.dataset.share ?? "");
  } catch {
    // The visitor has closed the share sheet, or the browser doesn't let the site use the clipboard.
  }
}

async function copyText(button: HTMLElement): Promise<void> {
  const source = document.getElementById(button.dataset.copy ?? "");
  if (source === null) return;
  try {
    await navigator.clipboard.writeText(source.textContent);
    button.setAttribute("data-copied", "");
  } catch {
    // The browser refuses to copy, for example without https. The visitor can copy the selected text.
    button.removeAttribute("data-copied");
    getSelection()?.selectAllChildren(source);
  }
}

function beginMessage({ dataset: { begin = "" }, hash }: HTMLAnchorElement): boolean {
  const field = document.querySelector<HTMLTextAreaElement>(hash);
  if (field === null) return false;
  const { value } = field;
  if (!value.startsWith(begin)) field.value = begin + (value.trim() && `\n\n${value}`);
  const at = begin.indexOf(": ") + 2;
  field.focus();
  field.setSelectionRange(at, at);
  return field.dispatchEvent(new Event("input", { bubbles: true }));
}

function printSection(section: HTMLElement): void {
  section.setAttribute("data-printed", "");
  addEventListener("afterprint", () => section.removeAttribute("data-printed"));
  print();
}
