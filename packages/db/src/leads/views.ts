import { campaignParameters } from "@site/content/campaign-touch";
import { viewSql } from "../dialect.ts";
import type { Engine } from "../engine.ts";
import { columnOf, leadFields, leadKinds, leadTableOf, type OwnColumn } from "./lead-fields.ts";

type TouchColumn = Extract<OwnColumn, `${"first" | "last"}_${string}`>;

const isShown: Readonly<Record<Exclude<OwnColumn, TouchColumn | "reference" | "status" | "created_at">, boolean>> = {
  idempotency_key: false,
  client_hash: false,
  text_hash: false,
  spam_score: true,
  spam_signals: true,
  landing_page: true,
  referrer: true,
  sent_from: true,
  about: true,
  due_at: true,
  owner: true,
  came_by: true,
};

const touches = ["first", "last"].flatMap((touch) =>
  Object.values(campaignParameters).map((name) => `${touch}_${name}`),
);
const ownColumns = [...Object.entries(isShown).flatMap(([column, shown]) => (shown ? [column] : [])), ...touches];

const inboxName = (column: string) => (column === "practice" ? "company" : column);

function first(event: string): string {
  return `(SELECT min(happened_at) FROM lead_events AS event WHERE event.reference = lead.reference AND event.event = '${event}')`;
}

const count = (name: string, condition: string) =>
  `CAST(sum(CASE WHEN ${condition} THEN 1 ELSE 0 END) AS INTEGER) AS ${name}`;

/**
 * The order is important, because some views read from views before them. Don't remove a column that version 1.0.0
 * reads, because that version must still work if the operator goes back to it.
 */
export function viewsOf(engine: Engine["name"]): Readonly<Record<string, string>> {
  const day = viewSql[engine];
  const fields = new Set(
    leadKinds.flatMap((kind) => Object.keys(leadFields[kind]).map((field) => inboxName(columnOf(field)))),
  );
  const inboxOf = (kind: (typeof leadKinds)[number]) => {
    const own = new Map(Object.keys(leadFields[kind]).map((field) => [inboxName(columnOf(field)), columnOf(field)]));
    // SQLite uses the indexes of the two tables only if their columns have the same types, so NULL is cast.
    const values = [...fields].map((name) => `${own.get(name) ?? "CAST(NULL AS TEXT)"} AS ${name}`);
    return `SELECT reference, '${kind}' AS kind, status, created_at, ${values.join(", ")}, ${ownColumns.join(", ")},
    CAST(coalesce((SELECT max(event.happened_at) FROM lead_events AS event
      WHERE event.reference = lead.reference AND event.to_status = lead.status), created_at) AS TEXT) AS status_since,
    CAST(${day.of("lead.created_at")} AS TEXT) AS day_local
  FROM ${leadTableOf[kind]} AS lead`;
  };
  return {
    lead_inbox: `-- Every lead of both forms with everything that an answer needs; add ORDER BY created_at DESC. day_local: the day
  -- in the office's time zone; other times are UTC.
  ${leadKinds.map(inboxOf).join("\n  UNION ALL\n  ")}`,

    lead_today: `-- The leads that came on the office's current day. Don't compare created_at, which contains
  -- a T, with datetime('now'), which contains a space instead.
  SELECT * FROM lead_inbox WHERE created_at >= ${day.yesterday} AND day_local = ${day.of(day.now)}`,

    lead_days: `-- One row per office day and form, which counts the leads that came on that day by their current status.
  SELECT day_local, kind, CAST(count(*) AS INTEGER) AS leads,
    ${count("waiting", "status = 'new'")},
    ${["quarantined", "contacted", "won", "lost"].map((status) => count(status, `status = '${status}'`)).join(",\n    ")}
  FROM lead_inbox GROUP BY day_local, kind`,

    lead_history: `-- All events of a lead, including its arrival; add WHERE reference = '…' ORDER BY id.
  SELECT id, reference, happened_at, event, from_status, to_status, note, actor FROM lead_events
  UNION ALL
  SELECT CAST(0 AS INTEGER), lead.reference, lead.created_at, CAST('created' AS TEXT), CAST(NULL AS TEXT),
    CAST(coalesce(
      (SELECT from_status FROM lead_events AS first WHERE first.reference = lead.reference AND event = 'status' ORDER BY id LIMIT 1),
      lead.status
    ) AS TEXT), CAST(NULL AS TEXT), CAST(NULL AS TEXT)
  FROM lead_inbox AS lead`,

    lead_waiting: `-- Leads that no one has answered; add ORDER BY due_at. reminded_at, escalated_at: when the email was queued; null: not yet.
  -- released_at: when a lead that was held back as spam was released; null: it was not held back.
  -- due_local: due_at on the office's clock, with the weekday.
  SELECT reference, kind, created_at, due_at, name, email, phone, company, service, message, sent_from, about,
    ${first("reminder")} AS reminded_at,
    ${first("escalation")} AS escalated_at,
    (SELECT max(happened_at) FROM lead_events AS event WHERE event.reference = lead.reference
      AND event.from_status = 'quarantined' AND event.to_status = 'new') AS released_at,
    CAST(${day.momentOf("lead.due_at")} AS TEXT) AS due_local
  FROM lead_inbox AS lead WHERE status = 'new'`,

    lead_answered: `-- Leads that are contacted, won or lost. answered_at: when the lead last stopped waiting, because a status that was
  -- undone is no answer; null: the office never answered, such as when the visitor withdrew the request.
  SELECT reference, kind, created_at, due_at, status, (
    SELECT min(event.happened_at) FROM lead_events AS event
    WHERE event.reference = lead.reference AND event.to_status IN ('contacted', 'won', 'lost') AND NOT EXISTS (
      SELECT 1 FROM lead_events AS other WHERE other.reference = event.reference AND (
        (other.id > event.id AND other.to_status IN ('new', 'quarantined'))
        OR (other.id < event.id AND other.event = 'withdrawn' AND event.to_status = 'lost')
      )
    )
  ) AS answered_at
  FROM lead_inbox AS lead WHERE status IN ('contacted', 'won', 'lost')`,

    lead_answers: `-- One row per answer in lead_answered, with the office's days. hours: from arrival to answer; in_time: 1 if the answer
  -- was not later than promised.
  SELECT reference, kind, CAST(${day.of("created_at")} AS TEXT) AS day_local,
    CAST(${day.of("answered_at")} AS TEXT) AS answered_day_local,
    CAST(${day.hours("created_at", "answered_at")} AS DOUBLE PRECISION) AS hours,
    CAST(CASE WHEN answered_at <= due_at THEN 1 ELSE 0 END AS INTEGER) AS in_time
  FROM lead_answered WHERE answered_at IS NOT NULL AND due_at IS NOT NULL`,

    lead_sources: `-- One row per office day and source: came_by of a lead without a form, the last campaign's source, the host that
  -- linked here, or (direct). Leads that are held back as spam don't count.
  SELECT day_local, source, CAST(count(*) AS INTEGER) AS leads, ${count("won", "status = 'won'")}
  FROM (
    SELECT day_local, status, CAST(coalesce(came_by, last_utm_source, ${day.hostOf("referrer")}, '(direct)') AS TEXT) AS source
    FROM lead_inbox WHERE status <> 'quarantined'
  ) AS lead GROUP BY day_local, source`,

    lead_weeks: `-- One row per office week, named by its Monday: the leads that came in that week, and how fast they were answered.
  SELECT week_of, CAST(count(*) AS INTEGER) AS leads, ${count("won", "status = 'won'")}, ${count("lost", "status = 'lost'")},
    CAST(count(hours) AS INTEGER) AS answered, CAST(coalesce(sum(in_time), 0) AS INTEGER) AS in_time,
    CAST(avg(CASE WHEN place IN ((places + 1) / 2, (places + 2) / 2) THEN hours END) AS DOUBLE PRECISION) AS median_hours
  FROM (SELECT reference, status, CAST(${day.weekOf("day_local")} AS TEXT) AS week_of
    FROM lead_inbox WHERE status <> 'quarantined') AS lead
  LEFT JOIN (SELECT reference, hours, in_time,
      row_number() OVER (PARTITION BY ${day.weekOf("day_local")} ORDER BY hours) AS place,
      count(*) OVER (PARTITION BY ${day.weekOf("day_local")}) AS places
    FROM lead_answers) AS answer ON answer.reference = lead.reference
  GROUP BY week_of`,

    lead_funnel_daily: `-- As in version 1.0.0: counts per UTC day, with lost leads as contacted. lead_days counts per office day and by status.
  SELECT substr(created_at, 1, 10) AS day, kind, CAST(count(*) AS INTEGER) AS leads,
    ${count("quarantined", "status = 'quarantined'")},
    ${count("contacted", "status IN ('contacted', 'won', 'lost')")},
    ${count("won", "status = 'won'")}
  FROM lead_inbox GROUP BY substr(created_at, 1, 10), kind`,

    notification_health: `-- One row per channel and status: their number, the oldest, the most attempts. Look into rows that are pending for over an hour.
  SELECT channel, status, CAST(count(*) AS INTEGER) AS notifications, min(created_at) AS oldest_created_at,
    CAST(max(attempts) AS INTEGER) AS attempts_max
  FROM notifications WHERE reference <> 'canary' GROUP BY channel, status`,
  };
}
