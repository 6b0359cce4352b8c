import type { LinkCard } from "@site/content/types/content";
import { Row, Rows } from "../../ui/rows/rows.tsx";

/** A phone shows the names alone of more links than this. */
const namesFrom = 8;

type Props = { links: readonly LinkCard[]; brief?: boolean };

export function LinkList({ links, brief = links.length > namesFrom }: Props) {
  return (
    <Rows cols={links.length === 3 ? 3 : 2} brief={brief}>
      {links.map(({ label, href, description }) => (
        <Row key={href} href={href} label={label} text={description} />
      ))}
    </Rows>
  );
}
