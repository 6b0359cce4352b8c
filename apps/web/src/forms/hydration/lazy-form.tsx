import { useRouteContext } from "@tanstack/react-router";
import { memo, Suspense, useEffect, useRef } from "react";
import type { FormName } from "../form-outcome.ts";
import { useLeadForms } from "./form-code.ts";
import { loadFormCode } from "./load-form-code.ts";

type Props = {
  name: FormName;
  /** Subject of the page, for the form of a closing band. */
  about?: string;
};

/**
 * A form that React hydrates later than its page: see `loadFormCode`. Until then the form is the server's HTML: its
 * fields are uncontrolled, and the browser posts it. `memo`, because an update from the parent before hydration would
 * make React discard the server's HTML and the typed text with it.
 */
export const LazyForm = memo(function LazyForm({ name, about }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const data = useRouteContext({ from: "__root__", select: (context) => context.data });
  useEffect(() => (place.current === null ? undefined : loadFormCode(place.current, data)), [data]);
  return (
    <div ref={place} data-form={name}>
      <Suspense fallback={null}>
        <LoadedForm name={name} {...(about !== undefined && { about })} />
      </Suspense>
    </div>
  );
});

function LoadedForm({ name, ...props }: Props) {
  const Form = useLeadForms()[name];
  return <Form {...props} />;
}
