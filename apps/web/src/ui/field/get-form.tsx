import { Button } from "@mantine/core";
import type { ComponentProps, ReactNode } from "react";
import css from "./field.module.css";

type Props = Omit<ComponentProps<"form">, "onSubmit"> & {
  submit: string;
  look?: "filled" | "default";
  /** With scripts, instead of a document. false: the document is loaded after all. */
  onSubmit?: (fields: FormData) => boolean;
};

/** A field and its button whose answer has an address, so that they work without scripts. */
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

/** A field and its button, side by side. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>;
}
