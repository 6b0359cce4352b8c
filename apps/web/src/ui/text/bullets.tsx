import type { ReactNode } from "react";
import { Unbroken } from "./unbroken.tsx";

/** A list of sentences. */
export function Bullets({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul data-bullets>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: -- a fixed text
        <li key={index}>{typeof item === "string" ? <Unbroken text={item} /> : item}</li>
      ))}
    </ul>
  );
}
