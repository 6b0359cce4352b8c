import { TextInput, type TextInputProps } from "@mantine/core";
import { lengthMax } from "@site/trpc-router/length-max";
import css from "./lead-form.module.css";

// Fields of both lead forms. An address and a practice take a whole row where a form is narrow.

export function NameInput(props: TextInputProps) {
  return <TextInput {...props} type="text" required autoComplete="name" maxLength={lengthMax.name} />;
}

export function PhoneInput(props: TextInputProps) {
  return <TextInput {...props} type="tel" autoComplete="tel" maxLength={lengthMax.phone} />;
}

export function EmailInput(props: TextInputProps) {
  return (
    <TextInput
      {...props}
      type="email"
      required
      autoComplete="email"
      maxLength={lengthMax.email}
      className={css.long ?? ""}
    />
  );
}

export function OrganizationInput(props: TextInputProps) {
  return (
    <TextInput
      {...props}
      type="text"
      autoComplete="organization"
      maxLength={lengthMax.company}
      className={css.long ?? ""}
    />
  );
}
