import { Fragment, type ReactElement } from "react";

/** Renders the fields of a form in the order of the record, whose type requires each field of the form. */
export function FieldList({ fields }: { fields: Readonly<Record<string, ReactElement>> }) {
  return Object.entries(fields).map(([name, element]) => <Fragment key={name}>{element}</Fragment>);
}
