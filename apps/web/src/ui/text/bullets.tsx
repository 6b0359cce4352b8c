import { List } from "@mantine/core";
import type { ReactNode } from "react";
import { NoWrap } from "./no-wrap.tsx";
import css from "./text.module.css";

/** The items are plain elements, because many components would slow down hydration (decision 18). */
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
