import { SimpleGrid, type SimpleGridProps } from "@mantine/core";

const asList = { component: "ul" } as object; // SimpleGrid hands it to its root, but its type leaves it out

/** A list whose items stand on a grid. */
export function GridList(props: SimpleGridProps) {
  return <SimpleGrid {...props} {...asList} />;
}
