import { createTheme } from "@mantine/core";
import field from "../forms/field.module.css";
import { theme } from "../theme.ts";
import badge from "../ui/badge.module.css";
import button from "../ui/button.module.css";
import container from "../ui/container.module.css";
import themeIcon from "../ui/theme-icon.module.css";

/** The theme as the provider gets it: the values of `theme.ts`, and the classes of Mantine's components. */
export const siteTheme = createTheme({
  ...theme,
  // Named, not extended, because a component that is imported here would be in every page's code.
  components: {
    Container: { classNames: container },
    Badge: { ...theme.components.Badge, classNames: badge },
    Button: { classNames: button },
    ThemeIcon: { ...theme.components.ThemeIcon, classNames: themeIcon },
    TextInput: { classNames: field },
    Textarea: { classNames: field },
    NativeSelect: { classNames: field },
  },
});
