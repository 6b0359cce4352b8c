import { useRouteContext } from "@tanstack/react-router";
import { memo, Suspense, use, useEffect, useLayoutEffect, useState } from "react";
import { EarlyForm } from "./early-form.ts";
import type { FormOutcome } from "./form-outcome.ts";
import { leadFormsArrival, leadFormsAtHand, loadLeadForms } from "./load-lead-forms.ts";

type Props = { name: FormOutcome["form"] };

/**
 * A form that comes alive when somebody turns to it. Until then it is the HTML that the server drew: it can be filled
 * in, and the browser posts it by itself. Memoized, because React would draw anew what it has to update before it was
 * hydrated.
 */
export const LateForm = memo(function LateForm({ name }: Props) {
  const data = useRouteContext({ from: "__root__", select: (context) => context.data });
  const [early] = useState(() => new EarlyForm(name, () => loadLeadForms(data)));
  // As soon as the page is alive: nothing is to slip between.
  useLayoutEffect(() => early.attend(), [early]);
  return (
    <Suspense fallback={null}>
      <FormWhenWanted name={name} early={early} />
    </Suspense>
  );
});

function FormWhenWanted({ name, early }: Props & { early: EarlyForm }) {
  // Runs after the form's own effects: it listens, and has its memory.
  useEffect(() => early.handOver(), [early]);
  // The last hook: React, which begins a component again where `use` made it wait, could not find one that follows it.
  const Form = (leadFormsAtHand() ?? use(leadFormsArrival()))[name];
  return <Form />;
}
