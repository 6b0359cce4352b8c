import { formatDuration } from "../facts/durations.ts";
import { rootPath } from "../paths.ts";
import { services } from "./services.ts";

/** What a service usually takes, such as "60-180 days", by the path of its page. */
export const serviceTimes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(services).map(([slug, { record }]) => [rootPath(slug), formatDuration(record.typicalDuration)]),
);
