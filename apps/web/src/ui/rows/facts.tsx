import { Anchor, Group } from "@mantine/core";
import type { Fact, Stat } from "@site/content/types/content";
import { Fragment, type ReactNode } from "react";
import { SiteLink } from "../links/site-link.tsx";
import { NoWrap } from "../text/no-wrap.tsx";
import css from "./facts.module.css";

type Row = { label: string; value: ReactNode; note?: string | undefined };

export function Facts({ facts }: { facts: readonly Row[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value, note }, index) => (
        <div key={`${label} ${typeof value === "string" ? value : index}`}>
          <dt>
            <NoWrap text={label} />
          </dt>
          <dd className={css.value}>{typeof value === "string" ? <NoWrap text={value} /> : value}</dd>
          {note !== undefined && <dd className={css.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

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
      {index > 0 && (parts[index - 1]?.text.endsWith(".") ? " " : ", ")}
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

export function Stats({ stats }: { stats: readonly Stat[] }) {
  return (
    <Group component="ul" gap="20px 24px" align="start" className={css.stats ?? ""}>
      {stats.map(({ value, label, basis }) => (
        <li key={label}>
          <strong>{value}</strong> {label}
          {basis !== undefined && <span> {basis}</span>}
        </li>
      ))}
    </Group>
  );
}
