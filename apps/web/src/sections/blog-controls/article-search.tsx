import { Button } from "@mantine/core";
import { paths } from "@site/content/paths";
import { type BlogSearch, blogSearch, searchLengthMax } from "@site/content/search/blog";
import { useNavigate } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { Field, FieldRow } from "../../ui/field/field.tsx";

type Props = { search: BlogSearch; words: { label: string; placeholder: string; submit: string } };

/** A GET form, so that it works without JavaScript and a search has an address. Category and order stay as they are. */
export function ArticleSearch({ search: { category, order, q = "" }, words }: Props) {
  const navigate = useNavigate();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    void navigate({ to: paths.blog, search: blogSearch(fields), resetScroll: false });
  }

  return (
    <search data-print="hide">
      <form action={paths.blog} method="get" onSubmit={submit}>
        {category !== undefined && <input type="hidden" name="category" value={category} />}
        {order !== undefined && <input type="hidden" name="order" value={order} />}
        <FieldRow>
          <Field
            // Another search replaces what the field holds.
            key={q}
            id="article-query"
            name="q"
            type="search"
            label={words.label}
            labelHidden
            placeholder={words.placeholder}
            defaultValue={q}
            maxLength={searchLengthMax}
            autoComplete="off"
          />
          <Button type="submit" variant="secondary">
            {words.submit}
          </Button>
        </FieldRow>
      </form>
    </search>
  );
}
