import { Button } from "@mantine/core";
import type { ComponentProps, ReactNode } from "react";
import css from "./field.module.css";

type Props = Omit<ComponentProps<"form">, "onSubmit"> & {
  submit: string;
  look?: "filled" | "default";
  /** Called instead of loading a document, if scripts run. false: the document is loaded after all. */
  onSubmit?: (fields: FormData) => boolean;
};

/** A field and its button; the answer has an address, so that the form works without scripts. */
export function GetForm({ submit, look = "default", onSubmit, children, ...form }: Props) {
  return (
    <form
      method="get"
      {...form}
      onSubmit={(event) => {
        if (onSubmit?.(new FormData(event.currentTarget))) event.preventDefault();
      }}
    >
      <FieldRow>
        {children}
        <Button type="submit" variant={look}>
          {submit}
        </Button>
      </FieldRow>
    </form>
  );
}

/** A field with its button next to it. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>;
}
