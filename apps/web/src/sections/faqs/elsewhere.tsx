import { useDebouncedValue } from "@mantine/hooks";
import { searchLengthMax } from "@site/content/search/blog";
import { type Outputs, trpc } from "../../data/trpc.ts";
import { Shell } from "../../ui/frame/shell.tsx";
import { LinkList } from "../row-lists/row-lists.tsx";

/** So long nothing was typed when the server is asked. */
const pauseMs = 300;

type Props = { query: string; words: Outputs["pages"]["faqs"]["elsewhere"] };

/** Articles, states and services that have the words of a search which no question has. */
export function Elsewhere({ query, words }: Props) {
  const [asked] = useDebouncedValue(query, pauseMs);
  const { data: links = [] } = trpc.pages.elsewhere.useQuery(elsewhereQuery(asked), { enabled: asked !== "" });
  if (links.length === 0) return null;
  return (
    <Shell id="elsewhere" title={`${words.title} “${asked}”`} intro={null} look="minor">
      <LinkList links={links} />
    </Shell>
  );
}

/** The query of the loader and of the component. */
export function elsewhereQuery(query: string) {
  return { words: query.trim().slice(0, searchLengthMax) };
}
