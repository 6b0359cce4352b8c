import { Text } from "@mantine/core";
import { placeIn } from "@site/content/plain-text";
import type { Faq } from "@site/content/types/content";
import { withoutMarks } from "@site/content/types/term-mark";
import { useId } from "react";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import ruled from "../../ui/frame/shell.module.css";
import { NoWrap } from "../../ui/text/no-wrap.tsx";

type Props = {
  faqs: readonly Faq[];
  /** Opening a question closes the open one. */
  exclusive?: boolean;
  query?: string;
  open?: boolean;
};

export function Faqs({ faqs, exclusive = false, query = "", open = false }: Props) {
  const group = useId();
  return (
    <div className={ruled.top}>
      {faqs.map(({ question, answer, id }) => (
        <Disclosure
          key={question}
          summary={query === "" ? question : <Marked text={question} query={query} />}
          open={open}
          {...(exclusive && { name: group })}
        >
          {/* The key remounts the text for each search, because React can't remove a translator's text. */}
          {/* A browser opens a `<details>` if it contains the hash's target, so the id is inside. */}
          <Text key={query} id={id} c="dimmed" pb="md" style={{ scrollMarginTop: 80 }}>
            {query === "" ? <NoWrap text={answer} /> : <Marked text={withoutMarks(answer)} query={query} />}
          </Text>
        </Disclosure>
      ))}
    </div>
  );
}

/** One element contains the parts, because a summary puts its children in a row. */
function Marked({ text, query }: { text: string; query: string }) {
  const place = placeIn(text, query.trim());
  if (place === null) return <span>{text}</span>;
  const { start, end } = place;
  return (
    <span key={query}>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </span>
  );
}
