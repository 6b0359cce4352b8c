import type { FastifyInstance } from "fastify";
import { cspReportBytesMax } from "../configuration/limits.ts";
import { sendError } from "./errors.ts";
import { loggablePath } from "./log/loggable-path.ts";
import type { Metrics } from "./log/metrics.ts";
import { cspReportsPath } from "./log/request-group.ts";

const reportsMax = 20;

/** The logged part of a report: without query parameters and script samples, because they may hold personal data. */
type Violation = { directive: string; blocked: string; document: string };

/** Receives CSP violation reports, in the format of `report-uri` and in that of the Reporting API. */
export async function cspReports(app: FastifyInstance, { metrics }: { metrics: Metrics }) {
  const types = ["application/csp-report", "application/reports+json"];
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    types,
    { parseAs: "string", bodyLimit: cspReportBytesMax },
    app.getDefaultJsonParser("remove", "remove"),
  );
  app.post(cspReportsPath, async (request, reply) => {
    const violations = violationsIn(request.body);
    if (violations.length === 0) return sendError(reply, "BAD_REQUEST");
    for (const violation of violations) {
      metrics.policyViolated();
      request.log.warn(violation, "a page broke its policy");
    }
    return reply.code(204).header("cache-control", "no-store").send();
  });
}

function violationsIn(body: unknown): Violation[] {
  const reports = Array.isArray(body)
    ? body.slice(0, reportsMax).map((report) => fieldOf(report, "body"))
    : [fieldOf(body, "csp-report")];
  return reports.flatMap((report) => {
    const directive = firstText(report, ["effectiveDirective", "effective-directive", "violated-directive"]);
    if (directive === null) return [];
    const blocked = firstText(report, ["blockedURL", "blocked-uri"]) ?? "";
    const document = firstText(report, ["documentURL", "document-uri"]) ?? "";
    return [{ directive: keyword(directive), blocked: originOf(blocked), document: pathOf(document) }];
  });
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

function firstText(report: unknown, names: readonly string[]): string | null {
  return names.map((name) => fieldOf(report, name)).find((value) => typeof value === "string") ?? null;
}

/**
 * The leading letters and hyphens, all that a directive's name or a keyword has. Cut, because anybody can post a
 * report.
 */
function keyword(text: string): string {
  return /^[a-z-]{1,40}/.exec(text)?.[0] ?? "unknown";
}

/** The origin of a blocked URL, or the keyword that browsers send instead of one: `inline`, `eval`. */
function originOf(text: string): string {
  if (!URL.canParse(text)) return keyword(text);
  const { protocol, host } = new URL(text);
  return `${protocol}//${host}`.slice(0, 200);
}

function pathOf(text: string): string {
  return (URL.canParse(text) ? loggablePath(new URL(text).pathname) : null) ?? "unknown";
}
