// Controls that need a script and no framework, for the whole life of a document.

/** A phone's bar waits until the first screen is passed, and for places that have its buttons themselves. */
const places = "[data-form], footer";

export function listenToControls(): void {
  addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const share = target.closest<HTMLElement>("[data-share]");
    if (share !== null) void sharePage(share);
    const section = target.closest("[data-print-list]")?.closest("section");
    if (section) printSection(section);
  });
  addEventListener("keydown", ({ key, target }) => {
    const menu = key === "Escape" && target instanceof Element && target.closest("details[data-menu]");
    if (!menu) return;
    menu.removeAttribute("open");
    menu.querySelector("summary")?.focus();
  });
  addEventListener("scroll", showBar, { passive: true });
  showBar();
}

function showBar(): void {
  const bar = document.querySelector<HTMLElement>("[data-due]");
  if (bar === null) return;
  const isOnScreen = (place: Element) => {
    const { top, bottom } = place.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  };
  const isDue = scrollY > innerHeight * 0.8 && ![...document.querySelectorAll(places)].some(isOnScreen);
  if (String(isDue) !== bar.dataset.due) bar.dataset.due = String(isDue);
}

/** Opens the platform's share sheet, or copies the address where the platform has none, and says so. */
async function sharePage(button: HTMLElement): Promise<void> {
  const { title } = document;
  const url = location.href;
  try {
    if (navigator.share !== undefined) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    const status = button.previousElementSibling;
    if (status !== null) status.textContent = button.dataset.share ?? "";
  } catch {
    // The visitor closed the share sheet, or the browser refuses the clipboard: nothing was copied, and nothing is said.
  }
}

/** Prints the section alone, without the rest of the page. */
function printSection(section: HTMLElement): void {
  section.setAttribute("data-printed", "");
  addEventListener("afterprint", () => section.removeAttribute("data-printed"), { once: true });
  print();
}
