import { List } from "@mantine/core";
import type { ReactNode } from "react";
import { NoWrap } from "./no-wrap.tsx";
import css from "./text.module.css";

/** Decision 18 explains why the items are plain elements with the class of `List.Item`. */
export function Bullets({ items }: { items: readonly ReactNode[] }) {
  return (
    <List listStyleType="disc" className={css.bullets ?? ""}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: -- a fixed text
        <li key={index} className={List.classes.item}>
          {typeof item === "string" ? <NoWrap text={item} /> : item}
        </li>
      ))}
    </List>
  );
}
