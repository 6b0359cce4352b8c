import { Button, Textarea } from "@mantine/core";
import { leadFormPath } from "@site/content/paths";
import type { LeadView } from "../forms/form-outcome.ts";
import { Hero } from "../sections/hero/hero.tsx";
import { Facts } from "../ui/rows/facts.tsx";
import css from "./lead-page.module.css";

/** Only a button's POST changes the lead, because mail scanners open the links in a mail. */
export function LeadPage({ eyebrow, heading, text, notice, lead }: LeadView) {
  return (
    <Hero eyebrow={eyebrow} heading={heading} lead={text} look="article">
      {lead !== null && (
        <div className={css.lead}>
          {notice !== null && (
            <div role="status" className={css.notice}>
              <h2>{notice.heading}</h2>
              <p>{notice.text}</p>
            </div>
          )}
          <Facts look="facts" facts={lead.facts.map(factOf)} />
          {lead.message !== null && (
            <section aria-labelledby="message">
              <h2 id="message">{lead.message.label}</h2>
              <p className={css.message}>{lead.message.text}</p>
            </section>
          )}
          <section aria-labelledby="form">
            <h2 id="form">{lead.form.label}</h2>
            <form method="post" action={leadFormPath}>
              {Object.entries(lead.form.hidden).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <Textarea name="note" label={lead.form.note} rows={2} maxLength={1000} />
              <div className={css.buttons}>
                {lead.buttons.map(({ value, label }, index) => (
                  <Button
                    key={value}
                    type="submit"
                    name="action"
                    value={value}
                    variant={index === 0 ? "filled" : "secondary"}
                  >
                    {label}
                  </Button>
                ))}
              </div>
            </form>
          </section>
          <section aria-labelledby="history">
            <h2 id="history">{lead.history.label}</h2>
            <ol className={css.history}>
              {lead.history.events.map(({ at, text: what, note }) => (
                <li key={`${at} ${what} ${note}`}>
                  <strong>{what}</strong>
                  <span>{at}</span>
                  {note !== null && <p className={css.message}>{note}</p>}
                </li>
              ))}
            </ol>
          </section>
        </div>
      )}
    </Hero>
  );
}

function factOf({ label, value, href }: NonNullable<LeadView["lead"]>["facts"][number]) {
  return { label, value: href === null ? value : <a href={href}>{value}</a> };
}
