import { Fragment, type ReactElement } from "react";

/** Draws the fields of a form in the order of the record, whose type says which fields the form must have. */
export function FieldList({ fields }: { fields: Readonly<Record<string, ReactElement>> }) {
  return Object.entries(fields).map(([name, element]) => <Fragment key={name}>{element}</Fragment>);
}
