import { SimpleGrid, type SimpleGridProps } from "@mantine/core";

const asList = { component: "ul" } as object; // SimpleGrid passes it to its root, but its type lacks it

/** A `<ul>` with grid layout. */
export function GridList(props: SimpleGridProps) {
  return <SimpleGrid {...props} {...asList} />;
}
