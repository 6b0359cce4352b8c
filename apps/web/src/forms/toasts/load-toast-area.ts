let isHere = false;

/** Asked for when a form is first touched: when its toast is due, the network may be what is wrong. */
export async function loadToastArea() {
  const area = await import("./toast-area.tsx");
  isHere = true;
  return area;
}

/** Without its code nothing can be shown: somebody else has to say it. */
export function toastAreaIsHere(): boolean {
  return isHere;
}
