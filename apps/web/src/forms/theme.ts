import { Button, createTheme, NativeSelect, Textarea, TextInput } from "@mantine/core";
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

/** Mantine's components in the site's material; the values behind are custom properties in `styles/tokens.css`. */
export const theme = createTheme({
  components: {
    Button: Button.extend({ classNames: { root: button.mantine ?? "" } }),
    TextInput: TextInput.extend({ classNames: fieldClasses }),
    Textarea: Textarea.extend({ classNames: fieldClasses }),
    NativeSelect: NativeSelect.extend({ classNames: fieldClasses }),
  },
});
