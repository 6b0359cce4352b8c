import { frameCopy } from "@site/content/nav";
import type { Stat, Term } from "@site/content/types/content";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { Facts } from "../../ui/rows/facts.tsx";

/** A phone shows the first of a long list, and the others on demand. */
const foldedFrom = 5;
/** More stand in two columns of a wide viewport. */
const oneColumnMax = 5;

export function Terms({ terms }: { terms: readonly Term[] }) {
  const facts = terms.map(({ term, description, id, link = null }) => ({
    label: term,
    id,
    value:
      link === null ? (
        description
      ) : (
        <>
          {description} <SiteLink href={link.href}>{link.label}</SiteLink>
        </>
      ),
  }));
  const look = facts.length > oneColumnMax ? "pairs" : "rows";
  if (facts.length < foldedFrom) return <Facts facts={facts} look={look} />;
  const firstCount = look === "rows" ? 3 : 2;
  const others = facts.slice(firstCount);
  return (
    <>
      <Facts facts={facts.slice(0, firstCount)} look={look} />
      <Disclosure summary={`${frameCopy.showOther} ${others.length}`} wide="sm">
        <Facts facts={others} look={look} />
      </Disclosure>
    </>
  );
}

export function Stats({ stats }: { stats: readonly Stat[] }) {
  return <Facts facts={stats.map(({ basis, ...stat }) => ({ ...stat, note: basis }))} look="figures" />;
}
