import type { CaseRow } from "@site/content/types/content";
import { Row, Rows } from "../../ui/rows/rows.tsx";

/** Links to case studies, each with its days and the percentage that the case states. */
export function CaseRows({ cases }: { cases: readonly CaseRow[] }) {
  return (
    <Rows>
      {cases.map(({ name, scope, days, faster, href }) => (
        <Row key={href} href={href} label={name} text={scope}>
          <strong>{days}</strong>, {faster}
        </Row>
      ))}
    </Rows>
  );
}
