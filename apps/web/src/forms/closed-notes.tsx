import { Text } from "@mantine/core";
import { useEffect } from "react";
import { showClosed } from "../browser/closed.ts";
import { useLayout } from "../data/use-site.tsx";

/** By when the office answers what is sent while it is closed. A script shows the one that holds, also before hydration. */
export function ClosedNotes() {
  const { closed } = useLayout();
  useEffect(showClosed, []);
  return closed.map(({ from, until, text }) => (
    <Text key={from} size="sm" c="dimmed" mt={10} data-closed={`${from} ${until}`} hidden suppressHydrationWarning>
      {text}
    </Text>
  ));
}
