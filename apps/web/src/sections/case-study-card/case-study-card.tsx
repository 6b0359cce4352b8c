import { Badge, Button, Container, Title, VisuallyHidden } from "@mantine/core";
import { paths } from "@site/content/paths";
import { trackClick, trackService } from "../../analytics/track.ts";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { Unbroken } from "../../ui/text/unbroken.tsx";
import { CheckItems } from "../checklists/check-items.tsx";
import css from "./case-study-card.module.css";
import { type MetricLabels, Metrics, type ShownCase } from "./metrics.tsx";

type Labels = MetricLabels & Record<"challenge" | "solution" | "results" | "read" | "start", string>;

export function CaseStudyCard({ study, labels }: { study: ShownCase; labels: Labels }) {
  const { anchor, name, title, category, specialty, challenge, solution, results, service } = study;
  return (
    <section id={anchor} aria-labelledby={`${anchor}-heading`}>
      <Container className={css.case ?? ""}>
        <Title order={2} id={`${anchor}-heading`} className={css.title ?? ""}>
          <Unbroken text={title} />
        </Title>
        <ul className={css.badges}>
          {[category, specialty].map((badge) => (
            <li key={badge}>
              <Badge>
                <Unbroken text={badge} />
              </Badge>
            </li>
          ))}
        </ul>
        <Metrics study={study} labels={labels} />
        <div className={css.columns}>
          <div className={css.story}>
            <Disclosure summary={labels.read} wide="sm">
              <Title order={3}>{labels.challenge}</Title>
              <p>{challenge}</p>
              <Title order={3}>{labels.solution}</Title>
              <p>{solution}</p>
            </Disclosure>
          </div>
          <div className={css.results}>
            <Title order={3}>{labels.results}</Title>
            <CheckItems items={results} mark="done" />
          </div>
        </div>
        <p className={css.ways}>
          <Button
            component={SiteLink}
            href={paths.contact}
            variant="secondary"
            onClick={() => trackClick("cta_click", labels.start)}
          >
            {labels.start}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
          <SiteLink href={service.href} className={css.service} onClick={() => trackService(service.href)}>
            {service.label}
          </SiteLink>
        </p>
      </Container>
    </section>
  );
}
