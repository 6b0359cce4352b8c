import { Button, Container, Stack } from "@mantine/core";
import type { NotFoundRouteProps } from "@tanstack/react-router";
import type { Outputs } from "../../data/trpc.ts";
import { Hero } from "../../sections/hero/hero.tsx";
import { LinkList } from "../../sections/row-lists/row-lists.tsx";
import { Field, FieldRow } from "../../ui/field/field.tsx";
import shell from "../../ui/frame/shell.module.css";

/** The page of a 404 response, with searches and links to the main pages. The same for every path, so that it is cached. */
export function NotFoundPage({ data }: NotFoundRouteProps) {
  const { eyebrow, heading, text, searches, links } = data as Outputs["pages"]["notFound"]; // `notFoundWith` sets them
  return (
    <>
      <Hero eyebrow={eyebrow} heading={heading} lead={text} />
      <Container className={shell.section ?? ""} pt={0}>
        <Stack gap={40}>
          <search data-grid="2" data-print="hide">
            {searches.map(({ action, submit, ...field }) => (
              <form key={action} action={action} method="get">
                <FieldRow>
                  <Field
                    {...field}
                    id={`search${action.replace("/", "-")}`}
                    type="search"
                    required
                    autoComplete="off"
                  />
                  <Button type="submit" variant="secondary">
                    {submit}
                  </Button>
                </FieldRow>
              </form>
            ))}
          </search>
          <LinkList links={links} />
        </Stack>
      </Container>
    </>
  );
}
