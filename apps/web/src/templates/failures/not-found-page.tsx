import { Button, Container, Stack } from "@mantine/core";
import type { NotFoundRouteProps } from "@tanstack/react-router";
import type { Outputs } from "../../data/trpc.ts";
import { Hero } from "../../sections/hero/hero.tsx";
import { LinkList } from "../../sections/row-lists/row-lists.tsx";
import { Field, FieldRow } from "../../ui/field/field.tsx";

type Content = Outputs["pages"]["notFound"];

/** The page of a 404 response, with searches and links to the main pages. The same for every path, so that it is cached. */
export function NotFoundPage({ data }: NotFoundRouteProps) {
  const { eyebrow, heading, text, searches, links } = data as Content; // `notFoundWith` sets them
  return (
    <>
      <Hero eyebrow={eyebrow} heading={heading} lead={text} aside={<Searches searches={searches} />} />
      <Container>
        <LinkList links={links} />
      </Container>
    </>
  );
}

function Searches({ searches }: Pick<Content, "searches">) {
  return (
    <Stack component="search" gap="md" data-print="hide">
      {searches.map(({ action, submit, ...field }) => (
        <form key={action} action={action} method="get">
          <FieldRow>
            <Field {...field} id={`search${action.replace("/", "-")}`} type="search" required autoComplete="off" />
            <Button type="submit" variant="secondary">
              {submit}
            </Button>
          </FieldRow>
        </form>
      ))}
    </Stack>
  );
}
