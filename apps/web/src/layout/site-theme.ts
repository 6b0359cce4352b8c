import { createTheme } from "@mantine/core";
import { theme } from "../theme.ts";
import badge from "../ui/badge.module.css";
import button from "../ui/button.module.css";
import container from "../ui/container.module.css";
import field from "../ui/field/field.module.css";

/** Without Mantine's own style sheet, of which a page would inline a third and override most. */
function look(classNames: Record<string, string>) {
  return { defaultProps: { unstyled: true }, classNames };
}

/** The theme for MantineProvider: the values of `theme.ts` and our CSS module for each Mantine component. */
export const siteTheme = createTheme({
  ...theme,
  // No inline colours: each component's CSS module has those of its variants.
  variantColorResolver: () => ({ background: "", hover: "", color: "", border: "" }),
  // By name instead of `Button.extend()` etc., because an import here puts the component into every page's code.
  components: {
    Container: look(container),
    Badge: look(badge),
    Button: look(button),
    TextInput: look(field),
    Textarea: look(field),
    NativeSelect: look(field),
  },
});
