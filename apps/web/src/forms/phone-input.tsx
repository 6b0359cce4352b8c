import { TextInput, type TextInputProps } from "@mantine/core";
import { isShortPhone } from "@site/content/short-phone";
import { type FocusEvent, useState } from "react";
import { useLayout } from "../data/use-site.ts";

/** Asks, when it is left, whether a number with too few digits is complete; it can be sent either way. */
export function PhoneInput(props: TextInputProps) {
  const { formCopy } = useLayout();
  const [isShort, setIsShort] = useState(false);
  const onBlur = ({ currentTarget }: FocusEvent<HTMLInputElement>) => setIsShort(isShortPhone(currentTarget.value));
  return (
    <TextInput
      {...props}
      onBlur={onBlur}
      {...(isShort && {
        inputWrapperOrder: ["label", "input", "description", "error"],
        description: formCopy.shortPhone,
        descriptionProps: { role: "status" },
      })}
    />
  );
}
