import { type ComponentType, memo, Suspense, use, useEffect, useRef, useState } from "react";
import { requireCode } from "../../browser/other-build.ts";
import type { FormName } from "../form-outcome.ts";

type LateCode = typeof import("../lead-forms.tsx")["lateCode"];
type Props = {
  name: FormName;
  /** Subject of the page, for the form of a closing band. */
  about?: string;
};

/** The forms, their schemas and the toasts. The server has them at once; the browser loads them later. */
let code: LateCode | null = import.meta.env.SSR ? (await import("../lead-forms.tsx")).lateCode : null;
const { promise: loaded, resolve: announce } = Promise.withResolvers<LateCode>();

/**
 * Also for the loader of a page that opens with a form, because after a client navigation no HTML of the server stands
 * in for the form.
 * @param isWanted asked when the code is loaded; after false the forms of the page stay as they are
 */
export async function loadLeadForms(isWanted = () => true): Promise<void> {
  if (code !== null) return;
  const { lateCode } = await requireCode(import("../lead-forms.tsx"));
  if (!isWanted()) return;
  code = lateCode;
  announce(lateCode);
}

/**
 * A form that React hydrates when its code is loaded. Until then the form is the server's HTML: its fields are
 * uncontrolled, and the browser posts it. `memo`, because an update from the parent before hydration would make React
 * discard the server's HTML and the typed text with it.
 */
export const LazyForm = memo(function LazyForm({ name, about }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current === null ? undefined : loadNear(place.current)), []);
  return (
    <div ref={place} data-form={name}>
      <Suspense fallback={null}>
        <LoadedForm name={name} {...(about !== undefined && { about })} />
      </Suspense>
    </div>
  );
});

/** Not `React.lazy`, which suspends once also when the code is there: a link to a form would scroll to an empty place. */
function LoadedForm(props: Props) {
  const { LeadForm } = code ?? use(loaded);
  return <LeadForm {...props} />;
}

/**
 * Loads the code when the form is near the viewport, because many readers never get there. A load that fails is tried
 * again when a visitor turns to the form.
 * @returns stops waiting
 */
function loadNear(place: Element): () => void {
  const waiting = new AbortController();
  let isPosting = false;
  const load = () => {
    // During a native post the form is not hydrated: a second click would send the same lead under another key.
    loadLeadForms(() => !isPosting).then(
      () => waiting.abort(),
      () => undefined,
    );
  };
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), { rootMargin: "600px" });
  observer.observe(place);
  waiting.signal.addEventListener("abort", () => observer.disconnect());
  // At the document, because React's root stops events whose target is not hydrated.
  const options = { capture: true, signal: waiting.signal };
  document.addEventListener(
    "focusin",
    ({ target }) => target instanceof Node && place.contains(target) && load(),
    options,
  );
  document.addEventListener(
    "submit",
    ({ target }) => {
      isPosting ||= target instanceof Element && target.matches('[action^="/forms/"]');
    },
    options,
  );
  return () => waiting.abort();
}

/** Mounts the toasts' area when the forms' code is loaded; outside of the forms, because a toast outlives its page. */
export function ToastOutlet() {
  const [Area, setArea] = useState<ComponentType | null>(null);
  useEffect(() => {
    loaded.then(({ ToastArea }) => setArea(() => ToastArea));
  }, []);
  return Area && <Area />;
}
