import type { CaseStudy } from "@site/content/types";
import { Icon } from "../../ui/icon.tsx";
import { CheckItems } from "../checklists/checklists.tsx";
import css from "./case-study-card.module.css";

type Labels = Record<
  | "challenge"
  | "solution"
  | "results"
  | "metrics"
  | "completionTime"
  | "faster"
  | "approvalRate"
  | "providers"
  | "revenueImpact",
  string
>;

export function CaseStudyCard({ study, labels }: { study: CaseStudy; labels: Labels }) {
  const { title, category, specialty, challenge, solution, results, icon, color } = study;
  const headingId = `case-${study.id}`;
  return (
    <section aria-labelledby={headingId} className={css.case}>
      <div className={css.head}>
        <span className={`${css.tile} ${css[color]}`}>
          <Icon name={icon} />
        </span>
        <h2 id={headingId} className={css.title}>
          {title}
        </h2>
        <ul className={css.badges}>
          <li className={css.badge}>{category}</li>
          <li className={css.badge}>{specialty}</li>
        </ul>
      </div>
      <div className={css.columns}>
        <div className={css.story}>
          <h3>{labels.challenge}</h3>
          <p>{challenge}</p>
          <h3>{labels.solution}</h3>
          <p>{solution}</p>
          <h3>{labels.results}</h3>
          <CheckItems items={results} />
        </div>
        <Metrics study={study} labels={labels} />
      </div>
    </section>
  );
}

function Metrics({ study: { title, timeline, providers, metrics }, labels }: { study: CaseStudy; labels: Labels }) {
  const rows = [
    [labels.completionTime, timeline],
    [labels.faster, metrics.timeReduction],
    [labels.approvalRate, metrics.approvalRate],
    [labels.providers, providers],
    [labels.revenueImpact, metrics.revenueImpact],
  ] as const;
  return (
    <aside aria-label={`${labels.metrics}: ${title}`} className={css.metrics}>
      <h3>{labels.metrics}</h3>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label} className={css.metric}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
