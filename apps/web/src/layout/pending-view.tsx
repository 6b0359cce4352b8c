import { Center, Loader } from "@mantine/core";
import css from "./pending-view.module.css";

/** The router shows this on client navigation only, when a loader takes longer than 400 ms. */
export function PendingView() {
  return (
    <Center className={css.wait ?? ""} role="status">
      <Loader size={28} aria-hidden="true" />
      Loading
    </Center>
  );
}
