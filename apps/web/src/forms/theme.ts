import { Button, createTheme, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { theme as siteTheme } from "../theme.ts";
import button from "../ui/button.module.css";
import field from "./field.module.css";

const fieldClasses = {
  root: field.root ?? "",
  label: field.label ?? "",
  input: field.input ?? "",
  error: field.error ?? "",
  required: field.required ?? "",
  description: field.description ?? "",
};

/** The site's theme, with the classes of the form controls. */
export const theme = createTheme({
  ...siteTheme,
  components: {
    Button: Button.extend({ classNames: { root: button.mantine ?? "" } }),
    TextInput: TextInput.extend({ classNames: fieldClasses }),
    Textarea: Textarea.extend({ classNames: fieldClasses }),
    NativeSelect: NativeSelect.extend({ classNames: fieldClasses }),
  },
});
