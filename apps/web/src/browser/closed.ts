/** Shows the sentence about a closed office that holds now. A published page has those of the coming days. */
export function showClosed(): void {
  for (const note of document.querySelectorAll<HTMLElement>("[data-closed]")) {
    const [from = 0, until = 0] = (note.dataset.closed ?? "").split(" ").map(Number);
    note.hidden = Date.now() < from || Date.now() >= until;
  }
}
