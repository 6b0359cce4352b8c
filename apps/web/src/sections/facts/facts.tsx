import { frameCopy } from "@site/content/nav";
import type { Stat, Term } from "@site/content/types/content";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { Facts } from "../../ui/rows/facts.tsx";

/** A phone shows the first four of a list of more than five, and the others on demand. */
const firstCount = 4;
const foldedFrom = 5;

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
  if (facts.length <= foldedFrom) return <Facts facts={facts} look="rows" />;
  const others = facts.slice(firstCount);
  return (
    <>
      <Facts facts={facts.slice(0, firstCount)} look="pairs" />
      <Disclosure summary={`${frameCopy.showOther} ${others.length}`} wide="sm">
        <Facts facts={others} look="pairs" />
      </Disclosure>
    </>
  );
}

export function Stats({ stats }: { stats: readonly Stat[] }) {
  return <Facts facts={stats.map(({ basis, ...stat }) => ({ ...stat, note: basis }))} look="figures" />;
}
