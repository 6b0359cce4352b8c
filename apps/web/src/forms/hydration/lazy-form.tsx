import { useRouteContext } from "@tanstack/react-router";
import { memo, Suspense, useEffect } from "react";
import type { FormOutcome } from "../form-outcome.ts";
import { useLeadForms } from "./form-code.ts";
import { loadFormCode } from "./load-form-code.ts";

type Props = { name: FormOutcome["form"] };

/**
 * A form that React hydrates when the browser is idle or a visitor turns to the form. Until then the form is the
 * server's HTML: its fields are uncontrolled, and the browser posts it. `memo`, because an update from the parent
 * before hydration would make React discard the server's HTML and the typed text with it.
 */
export const LazyForm = memo(function LazyForm({ name }: Props) {
  const data = useRouteContext({ from: "__root__", select: (context) => context.data });
  useEffect(() => loadFormCode(name, data), [name, data]);
  return (
    <Suspense fallback={null}>
      <LoadedForm name={name} />
    </Suspense>
  );
});

function LoadedForm({ name }: Props) {
  const Form = useLeadForms()[name];
  return <Form />;
}
