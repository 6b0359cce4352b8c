import {
  Anchor,
  Badge,
  Button,
  Container,
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  Input,
  List,
  Paper,
  SimpleGrid,
  Table,
  type VariantColorsResolver,
} from "@mantine/core";
import { tokens } from "./tokens.ts";
import field from "./ui/field/field.module.css";
import css from "./ui/mantine.module.css";

/** The border in `ink-4` has a contrast of 3:1 to the `paper` backgrounds. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  if (input.variant !== "default") return colors;
  return { ...colors, background: "transparent", border: "1.5px solid var(--mantine-color-ink-4)" };
};

export const theme = createTheme({
  ...tokens,
  variantColorResolver,
  components: {
    Anchor: Anchor.extend({ defaultProps: { underline: "always" }, classNames: { root: css.anchor ?? "" } }),
    Badge: Badge.extend({
      defaultProps: { variant: "default", size: "lg" },
      classNames: { root: css.badge ?? "", label: css.badgeLabel ?? "" },
    }),
    Button: Button.extend({
      defaultProps: { size: "md" },
      classNames: { root: css.button ?? "", label: css.buttonLabel ?? "" },
    }),
    Container: Container.extend({ defaultProps: { size: "var(--mantine-page-width)", px: "var(--mantine-gutter)" } }),
    Input: Input.extend({
      defaultProps: { size: "md" },
      classNames: { wrapper: field.wrapper ?? "", input: field.input ?? "" },
    }),
    // Required fields have no asterisk, because the labels in the specification have none.
    InputWrapper: Input.Wrapper.extend({
      defaultProps: {
        size: "md",
        withAsterisk: false,
        inputWrapperOrder: ["label", "input", "description", "error"],
      },
      classNames: {
        root: field.root ?? "",
        label: field.label ?? "",
        error: field.error ?? "",
        description: field.description ?? "",
      },
    }),
    List: List.extend({ defaultProps: { spacing: 8 } }),
    Paper: Paper.extend({ defaultProps: { bg: "white" } }),
    SimpleGrid: SimpleGrid.extend({ defaultProps: { spacing: "clamp(24px, 3vw, 44px)", verticalSpacing: 24 } }),
    Table: Table.extend({ defaultProps: { tabularNums: true }, classNames: { table: css.table ?? "" } }),
  },
});

export const cssVariablesResolver: CSSVariablesResolver = ({ other, colors: { ink, paper } }) => ({
  variables: Object.fromEntries(
    Object.entries(other).map(([name, value]) => [`--mantine-${name.replace(/[A-Z]/g, "-$&").toLowerCase()}`, value]),
  ),
  light: {
    "--mantine-color-body": paper?.[1] ?? "",
    "--mantine-color-dimmed": ink?.[6] ?? "",
    "--mantine-color-placeholder": ink?.[6] ?? "",
    "--mantine-color-disabled": paper?.[4] ?? "",
    "--mantine-color-disabled-color": ink?.[6] ?? "",
    "--mantine-color-default-border": ink?.[2] ?? "",
  },
  dark: {},
});
