import { Group, Stack, Text, TextInput } from "@mantine/core";
import type { LeadViewList } from "../../page-answer.ts";
import { GetForm } from "../../ui/field/get-form.tsx";
import css from "./office.module.css";

/** Each row has two lines, so that many fit on a phone. Search and filters work without scripts. */
export function LeadList({ action, hidden, search, filters, count, entry, rows, links }: LeadViewList) {
  return (
    <Stack gap={14}>
      <GetForm action={action} submit={search.button} look="filled">
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextInput
          type="search"
          name="q"
          aria-label={search.label}
          placeholder={search.label}
          defaultValue={search.value}
          maxLength={100}
          autoComplete="off"
        />
      </GetForm>
      <nav aria-label={count}>
        <Group component="ul" gap="4px 18px" className={css.links ?? ""}>
          {filters.map(({ label, href, isCurrent }) => (
            <li key={href}>
              <a href={href} aria-current={isCurrent ? "page" : undefined}>
                {label}
              </a>
            </li>
          ))}
        </Group>
      </nav>
      <Text size="sm" c="dimmed">
        {count} · <a href={entry.href}>{entry.label}</a>
      </Text>
      <ul className={css.rows}>
        {rows.map(({ href, who, when, isUrgent, words, reference }, index) => (
          <li key={href ?? index}>
            {href === null ? <strong>{who}</strong> : <a href={href}>{who}</a>}
            <span className={css.when} data-urgent={isUrgent || undefined}>
              {when}
            </span>
            <span className={css.words}>{words}</span>
            <span className={css.reference}>{reference}</span>
          </li>
        ))}
      </ul>
      <Group component="p" gap="4px 18px" className={css.links ?? ""}>
        {links.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </Group>
    </Stack>
  );
}
