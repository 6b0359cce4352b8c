import { spans } from "../facts/spans.ts";
import type { CaseStudy } from "../types/content.ts";

export const mentalHealthGroup: CaseStudy = {
  id: 3,
  title: "Mental health payer enrollment: 6 providers in 30 days",
  category: "Payer Enrollment",
  specialty: "Mental Health",
  name: "Mental health practice",
  scope: "6 providers, 12 networks",
  timeline: spans.caseMentalHealth.text,
  days: spans.caseMentalHealth.duration,
  providers: "6",
  challenge:
    "A mental health practice wanted its 6 providers on 12 networks. A patient whose plan doesn’t list the provider pays in full or looks elsewhere. Some plans also hand behavioral health to a separate company, so it isn’t obvious where an application has to go.",
  solution:
    "First we found out, plan by plan, who handles behavioral health and which form that company takes. Then we brought the 6 CAQH profiles up to date and had them attested before filing. The applications went out side by side, and we kept one list of what each network still wanted.",
  results: [
    "All 6 providers approved: a 100% approval rate",
    "Finished in 30 days, 75% faster than average",
    "12 networks joined",
    "150% revenue increase for the practice",
    "Each application sent to the company that handles behavioral health for that plan",
  ],
  metrics: {
    timeReduction: "75%",
    approvalRate: "100%",
    networkContracts: "12 networks",
    revenueImpact: "150% increase",
  },
  icon: "brain",
  color: "pine",
  service: { label: "Payer Enrollment", href: "/payer-enrollment" },
  attestation: "sample",
};
