import { Anchor } from "@mantine/core";
import type { Fact } from "@site/content/types/content";
import { Fragment } from "react";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { Facts } from "../../ui/rows/facts.tsx";

/** Facts whose parts lead to the offices that they name. */
export function LinkedFacts({ facts }: { facts: readonly Fact[] }) {
  const linked = facts.map(({ label, parts, note }) => ({
    label,
    value: <Parts parts={parts} />,
    note: note ?? undefined,
  }));
  return <Facts facts={linked} />;
}

function Parts({ parts }: Pick<Fact, "parts">) {
  return parts.map((part, index) => (
    <Fragment key={part.text}>
      {index > 0 && ", "}
      {part.href !== undefined ? (
        <SiteLink href={part.href}>{part.text}</SiteLink>
      ) : part.url === null ? (
        part.text
      ) : (
        <Anchor href={part.url} rel="noopener" variant={parts.length === 1 ? "alone" : "text"}>
          {part.text}
        </Anchor>
      )}
    </Fragment>
  ));
}
