import type { Outputs } from "../data/client/trpc.ts";
import { CycleRing } from "../sections/cycle/cycle-ring.tsx";
import { Durations } from "../sections/durations/durations.tsx";
import { RateFigure } from "../sections/rate-figure/rate-figure.tsx";
import { ServiceFrame } from "./service-frame.tsx";

export function ServicePage({ rate, ...page }: Outputs["pages"]["service"]) {
  const renewal = page.sections.find((section) => section.kind === "cycle");
  const bars = page.hero.figure && <Durations {...page.hero.figure} />;
  const figure = renewal ? <CycleRing {...renewal.cycle} /> : rate ? <RateFigure {...rate} /> : bars;
  return <ServiceFrame {...page} figure={figure} />;
}
