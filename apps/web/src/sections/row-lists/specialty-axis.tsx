import { Anchor, SimpleGrid } from "@mantine/core";
import { frameCopy } from "@site/content/nav";
import { rootPath } from "@site/content/paths";
import type { Outputs } from "../../data/trpc.ts";
import { marksOfBar, scaleOfBars } from "../../ui/figures/days.tsx";
import { Plot } from "../../ui/figures/plot.tsx";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { NoWrap } from "../../ui/text/no-wrap.tsx";
import { SpecialtyPicture } from "./row-lists.tsx";

type Specialty = Outputs["specialties"]["list"][number];

/** All specialties on one axis, each with its first key requirements. */
export function SpecialtyAxis({ title, list }: { title: string; list: readonly Specialty[] }) {
  const bars = list.map(({ timeframeDays }) => ({
    duration: { ...timeframeDays, unit: "day" as const },
    whose: "market" as const,
  }));
  const scale = scaleOfBars(bars);
  const rows = list.map((specialty, index) => {
    const { slug, name: label, description: note } = specialty;
    const bar = bars[index];
    const marks = bar ? marksOfBar(bar, scale.end) : [];
    return {
      label,
      href: rootPath(slug),
      lead: <SpecialtyPicture key="picture" {...specialty} />,
      note,
      marks,
      below: <Requirements key="requirements" specialty={specialty} />,
      ...(bar && { days: bar }),
    };
  });
  return <Plot title={title} rows={rows} scale={scale} note={frameCopy.range} />;
}

/** Requirement 41. */
const requirementsShown = 3;

function Requirements({ specialty: { slug, name, keyRequirements } }: { specialty: Specialty }) {
  const more = keyRequirements.length - requirementsShown;
  return (
    <>
      <SimpleGrid component="ul" cols={{ base: 1, lg: 3 }} spacing={24} verticalSpacing={4}>
        {keyRequirements.slice(0, requirementsShown).map((requirement) => (
          <li key={requirement}>
            <NoWrap text={requirement} />
          </li>
        ))}
      </SimpleGrid>
      {more > 0 && (
        <Anchor
          component={SiteLink}
          variant="alone"
          href={`${rootPath(slug)}#requirements`}
          aria-label={`+${more} more requirements for ${name}`}
        >{`+${more} more requirements`}</Anchor>
      )}
    </>
  );
}
