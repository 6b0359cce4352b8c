import { TextInput, type TextInputProps } from "@mantine/core";
import { lengthMax } from "@site/trpc-router/length-max";
import css from "../lead-form.module.css";

// Fields of both lead forms that take a whole row where a form is narrow.
const className = css.long ?? "";

export function EmailInput(props: TextInputProps) {
  return (
    <TextInput
      {...props}
      type="email"
      required
      autoComplete="email"
      maxLength={lengthMax.email}
      className={className}
    />
  );
}

export function OrganizationInput(props: TextInputProps) {
  return <TextInput {...props} autoComplete="organization" maxLength={lengthMax.company} className={className} />;
}
