import { SimpleGrid, type SimpleGridProps } from "@mantine/core";

const asList = { component: "ul" } as object; // SimpleGrid forwards `component`, but its type lacks that prop

/** A `<ul>` with grid layout. */
export function GridList(props: SimpleGridProps) {
  return <SimpleGrid {...props} {...asList} />;
}
