import { createContext, type ReactNode, use } from "react";
import { type Outputs, trpc } from "./trpc.ts";

type Layout = Outputs["pages"]["layout"];

const LayoutContext = createContext<Layout | null>(null);

/** Reads the layout's data once for all components, which use it a hundred times on a page. */
export function LayoutProvider({ children }: { children: ReactNode }) {
  const [layout] = trpc.pages.layout.useSuspenseQuery();
  return <LayoutContext value={layout}>{children}</LayoutContext>;
}

export function useLayout(): Layout {
  const layout = use(LayoutContext);
  if (layout === null) throw new Error("A component of the site is outside of its document.");
  return layout;
}

export function useSite(): Layout["site"] {
  return useLayout().site;
}
