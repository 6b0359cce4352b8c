import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import type { ComponentProps, ReactNode, SubmitEvent } from "react";
import css from "./field.module.css";

type Props = ComponentProps<"form"> & { action: string; submit: string; look?: "filled" | "default" };

/** With scripts, the router opens the page `action`. Without scripts, the browser does. */
export function GetForm({ submit, look = "default", children, ...form }: Props) {
  const navigate = useNavigate();
  function show(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { pathname } = new URL(event.currentTarget.action);
    const search = Object.fromEntries(new FormData(event.currentTarget));
    void navigate({ to: pathname, search, resetScroll: pathname !== location.pathname });
  }
  return (
    <form method="get" {...form} onSubmit={show}>
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
