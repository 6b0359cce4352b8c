/** Asked for when a form is first touched: when its toast is due, the network may be what is wrong. */
export function loadToastArea() {
  return import("./toast-area.tsx");
}
