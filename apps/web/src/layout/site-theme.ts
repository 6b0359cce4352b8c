import { createTheme } from "@mantine/core";
import { theme } from "../theme.ts";
import field from "../ui/field/field.module.css";
import css from "../ui/mantine.module.css";

/** Without Mantine's own style sheet, of which a page would inline a third and override most. */
function look(classNames: Record<string, string | undefined>) {
  return { defaultProps: { unstyled: true }, classNames };
}

/** Labels are those of the specification, without an asterisk. */
const input = { defaultProps: { unstyled: true, withAsterisk: false }, classNames: field };

/** The theme for MantineProvider: the values of `theme.ts` and our CSS module for each Mantine component. */
export const siteTheme = createTheme({
  ...theme,
  // No inline colours: each component's CSS module has those of its variants.
  variantColorResolver: () => ({ background: "", hover: "", color: "", border: "" }),
  // By name instead of `Button.extend()` etc., because an import here puts the component into every page's code.
  components: {
    Container: look({ root: css.container }),
    Badge: look({ root: css.badge }),
    Button: look({ root: css.button }),
    TextInput: input,
    Textarea: input,
    NativeSelect: input,
  },
});
