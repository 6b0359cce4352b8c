import { Button, Group, Paper, Stack, Text, Textarea, TextInput, Title } from "@mantine/core";
import type { ReactNode } from "react";
import type { LeadView, LeadViewField, LeadViewForm, LeadViewList } from "../page-answer.ts";
import { Hero } from "../sections/hero/hero.tsx";
import { GetForm } from "../ui/field/get-form.tsx";
import { SiteLink } from "../ui/links/site-link.tsx";
import { Facts } from "../ui/rows/facts.tsx";
import css from "./lead-page.module.css";

/** Opening a link never changes the lead, because email scanners follow links. A change requires a POST request. */
export function LeadPage(view: LeadView) {
  const { eyebrow, heading, text, actions = [], notice, facts, message, said, list, history, next, forms } = view;
  return (
    <Hero eyebrow={eyebrow} heading={heading} lead={text || null} actions={actions} look="article">
      <Stack gap={28} maw="var(--mantine-reading-width)" className={css.lead ?? ""}>
        {notice && (
          <Paper
            role="status"
            p="sm"
            px="md"
            bg="var(--mantine-primary-color-0)"
            bd="1.5px solid var(--mantine-primary-color-filled)"
          >
            <Title order={2} size="h4" mb={4}>
              {notice.heading}
            </Title>
            <p>{notice.text}</p>
          </Paper>
        )}
        {facts && <Facts facts={facts.map(factOf)} />}
        {message && (
          <Part id="message" label={message.label}>
            <p className={css.message}>{message.text}</p>
          </Part>
        )}
        {said?.map(({ label, text: words }, index) => (
          <Part key={label} id={`said-${index}`} label={label}>
            <p className={css.message}>{words}</p>
          </Part>
        ))}
        {next && (
          <Part id="next" label={next.label}>
            <p>
              {next.text} <SiteLink href={next.link.href}>{next.link.label}</SiteLink>
            </p>
          </Part>
        )}
        {list && <LeadList {...list} />}
        {forms?.map((form, index) => (
          <Form key={form.id} {...form} isFirst={index === 0} />
        ))}
        {history && (
          <Part id="history" label={history.label}>
            <ol>
              {history.events.map(({ at, text: what, note }) => (
                <li key={`${at} ${what} ${note}`} className={css.event}>
                  <strong>{what}</strong>
                  <Text span size="sm" c="dimmed">
                    {at}
                  </Text>
                  {note !== null && <p className={css.message}>{note}</p>}
                </li>
              ))}
            </ol>
          </Part>
        )}
      </Stack>
    </Hero>
  );
}

/** Each lead takes only two lines, so that many leads fit on a phone's screen. */
function LeadList({ action, hidden, search, filters, count, entry, rows, links }: LeadViewList) {
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

function Part({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <Title order={2} size="h4" mb={10} id={id}>
        {label}
      </Title>
      {children}
    </section>
  );
}

function Form({ id, label, text, question, ...form }: LeadViewForm & { isFirst: boolean }) {
  const content = (
    <>
      {text && <p>{text}</p>}
      <Fields {...form} />
    </>
  );
  if (label === undefined) return content;
  return (
    <Part id={id} label={label}>
      {question === undefined ? (
        content
      ) : (
        <details>
          <summary className={css.question}>{question}</summary>
          {content}
        </details>
      )}
    </Part>
  );
}

type FieldsProps = Pick<LeadViewForm, "action" | "hidden" | "fields" | "buttons"> & { isFirst: boolean };

function Fields({ action, hidden, fields, buttons, isFirst }: FieldsProps) {
  return (
    <form method="post" action={action}>
      <Stack gap={16} mt={10}>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {fields?.map((field) => (
          <Field key={field.name} {...field} />
        ))}
        <Group gap="sm">
          {buttons.map((button, index) => (
            <Button
              key={button.value}
              type="submit"
              name="action"
              value={button.value}
              variant={isFirst && index === 0 ? "filled" : "default"}
            >
              {button.label}
            </Button>
          ))}
        </Group>
      </Stack>
    </form>
  );
}

function Field({ type, value, hint, ...field }: LeadViewField) {
  // Autocompletion is off, because a browser restores text that was already sent when its user returns to the page.
  const props = { ...field, defaultValue: value, description: hint, autoComplete: "off" };
  if (type === "check")
    return (
      <label>
        <input type="checkbox" name={field.name} value="yes" defaultChecked={value === "yes"} /> {field.label}
      </label>
    );
  return type === "text" ? (
    <Textarea {...props} rows={3} />
  ) : (
    <TextInput {...props} type={type === "line" ? "text" : type} />
  );
}

function factOf({ label, value, href }: NonNullable<LeadView["facts"]>[number]) {
  return { label, value: href === null ? value : <a href={href}>{value}</a> };
}
