import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { theme } from "./theme.ts";

/** Mantine's context around a form, and nowhere else: a page without a form loads nothing of it. */
export function FormTheme({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} forceColorScheme="light" withCssVariables={false} withGlobalClasses={false}>
      {children}
    </MantineProvider>
  );
}
