/** Lets a button with `data-copy` copy the text of the element with that id, whether or not React runs yet. */
export function copyOnClick(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-copy]") : null;
    const source = document.getElementById(button?.dataset.copy ?? "");
    if (button === null || source === null) return;
    void copy(source.textContent).then((isCopied) => {
      button.toggleAttribute("data-copied", isCopied);
      // The browser refused, or the page isn't on https: the selected text is one key away from the clipboard.
      if (!isCopied) getSelection()?.selectAllChildren(source);
    });
  });
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
