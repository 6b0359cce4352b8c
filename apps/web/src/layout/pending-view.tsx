import { Center, Loader } from "@mantine/core";

/** The router shows this on client navigation only, when a loader takes longer than 400 ms. */
export function PendingView() {
  return (
    <Center mih="50vh" c="dimmed" role="status">
      <Loader size={28} mr={14} aria-hidden="true" />
      Loading
    </Center>
  );
}
