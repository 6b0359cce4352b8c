/** Changes to the document by other programs, for example page translation, password managers and extensions. */
export type ForeignChanges = { observer: MutationObserver; records: MutationRecord[] };

const followed: MutationObserverInit = {
  childList: true,
  characterData: true,
  characterDataOldValue: true,
  subtree: true,
};

/** The inline script must call this before page translation and extensions run. */
export function followForeignChanges(): ForeignChanges {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((more) => {
    for (const record of more) records.push(record);
  });
  observer.observe(document.body, followed);
  return { observer, records };
}

/** How many batches of changes we undo at most, because an extension may repeat each change that we undo. */
const takenBackMax = 500;

/**
 * Undoes all changes, because React replaces the parts that differ from the server's HTML, and a text that was typed
 * there would be lost.
 */
export function takeBack({ observer, records }: ForeignChanges): { isChanged: boolean; redo: () => void } {
  let focused = document.activeElement;
  const followFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = target;
  };
  // Listens in the capture phase, because React stops this event in parts of the page that it hasn't hydrated yet.
  addEventListener("focusin", followFocus, true);
  records.push(...observer.takeRecords());
  observer.disconnect();
  // React ignores unknown elements directly in the body, so they needn't be removed.
  const isInside = ({ target }: MutationRecord) => target !== document.body;
  const changes = records.filter(isInside);
  const laterTexts = new Map<MutationRecord, string>();
  const undo = (some: readonly MutationRecord[]) => {
    for (const record of some.toReversed()) takeBackOne(record, laterTexts);
  };
  undo(changes);
  let times = 0;
  const guard = new MutationObserver((more) => {
    times += 1;
    if (times > takenBackMax) return guard.disconnect();
    const late = more.filter(isInside);
    changes.push(...late);
    undo(late);
    guard.takeRecords();
  });
  guard.observe(document.body, followed);
  return {
    isChanged: changes.length > 0,
    redo() {
      guard.disconnect();
      for (const record of changes) makeAgain(record, laterTexts);
      removeEventListener("focusin", followFocus, true);
      // The field may have lost the focus because an extension moved it or React replaced it.
      const field = focused?.isConnected ? focused : document.getElementById(focused?.id ?? "");
      if (field !== document.activeElement && field instanceof HTMLElement) field.focus({ preventScroll: true });
    },
  };
}

function takeBackOne(record: MutationRecord, laterTexts: Map<MutationRecord, string>): void {
  const { target, addedNodes, removedNodes, nextSibling, oldValue } = record;
  if (target instanceof CharacterData) {
    laterTexts.set(record, target.data);
    target.data = oldValue ?? "";
  }
  for (const node of addedNodes) node.parentNode?.removeChild(node);
  for (const node of removedNodes) insert(target, node, nextSibling);
}

/** Skips the change if React has meanwhile removed a node that the change would remove. */
function makeAgain(record: MutationRecord, laterTexts: ReadonlyMap<MutationRecord, string>): void {
  const { target, addedNodes, removedNodes, nextSibling } = record;
  const text = laterTexts.get(record);
  if (text !== undefined && target instanceof CharacterData) target.data = text;
  if ([...removedNodes].some(({ parentNode }) => parentNode !== target)) return;
  for (const node of removedNodes) target.removeChild(node);
  for (const node of addedNodes) insert(target, node, nextSibling);
}

function insert(parent: Node, node: Node, before: Node | null): void {
  parent.insertBefore(node, before?.parentNode === parent ? before : null);
}
