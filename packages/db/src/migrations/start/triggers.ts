import { dialects } from "../../dialect.ts";
import type { Engine } from "../../engine.ts";
import { leadTableNames } from "./lead-tables.ts";

/** Each change of a lead's status leaves an event, whichever program makes it. */
export function statusTriggers(name: Engine["name"]): readonly string[] {
  const event = `INSERT INTO lead_events (reference, happened_at, event, from_status, to_status)
  VALUES (NEW.reference, ${dialects[name].now}, 'status', OLD.status, NEW.status);`;
  const trigger = (table: string) => `CREATE TRIGGER ${table}_records_status AFTER UPDATE OF status ON ${table}`;
  if (name === "sqlite")
    return leadTableNames.map(
      (table) => `${trigger(table)} WHEN NEW.status <> OLD.status BEGIN
  ${event}
END`,
    );
  return [
    `CREATE FUNCTION record_lead_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  ${event}
  RETURN NULL;
END $$`,
    ...leadTableNames.map(
      (table) => `${trigger(table)}
  FOR EACH ROW WHEN (NEW.status <> OLD.status) EXECUTE FUNCTION record_lead_status()`,
    ),
  ];
}
