import { Button, TextInput } from "@mantine/core";
import type { LeadViewList, LeadViewRow } from "../../forms/form-outcome.ts";
import css from "./office.module.css";

/** Rows of two lines, so that many fit on a phone. It needs no script: search and lists are links to this page. */
export function LeadList({ action, hidden, search, filters, count, entry, rows, links }: LeadViewList) {
  return (
    <div className={css.list}>
      <form method="get" action={action}>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={css.search}>
          <TextInput
            type="search"
            name="q"
            aria-label={search.label}
            placeholder={search.label}
            defaultValue={search.value}
            maxLength={100}
            autoComplete="off"
          />
          <Button type="submit">{search.button}</Button>
        </div>
      </form>
      <nav aria-label={count}>
        <ul className={css.filters}>
          {filters.map(({ label, href, isCurrent }) => (
            <li key={href}>
              <a href={href} aria-current={isCurrent ? "page" : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className={css.count}>
        {count} · <a href={entry.href}>{entry.label}</a>
      </p>
      <ul className={css.rows}>
        {rows.map((row, index) => (
          <li key={row.href ?? index}>
            <Row {...row} />
          </li>
        ))}
      </ul>
      <p className={css.links}>
        {links.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}

function Row({ href, who, when, isUrgent, words, reference }: LeadViewRow) {
  return (
    <>
      {href === null ? <strong>{who}</strong> : <a href={href}>{who}</a>}
      <span className={css.when} data-urgent={isUrgent || undefined}>
        {when}
      </span>
      <span className={css.words}>{words}</span>
      <span className={css.reference}>{reference}</span>
    </>
  );
}
