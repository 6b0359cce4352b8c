import { Button } from "@mantine/core";
import type { ComponentProps, ReactNode } from "react";
import css from "./field.module.css";

type Props = Omit<ComponentProps<"form">, "onSubmit"> & {
  submit: string;
  look?: "filled" | "default";
  /** Called if scripts run. @returns false to let the browser submit the form */
  onSubmit?: (fields: FormData) => boolean;
};

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

export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>;
}
