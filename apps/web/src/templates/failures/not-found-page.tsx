import { Container } from "@mantine/core";
import type { NotFoundRouteProps } from "@tanstack/react-router";
import type { Outputs } from "../../data/client/trpc.ts";
import { Hero } from "../../sections/hero/hero.tsx";
import { LinkList } from "../../sections/link-list/link-list.tsx";
import shell from "../../ui/frame/shell.module.css";

/** The page of a 404 response, with links to the main pages. */
export function NotFoundPage({ data }: NotFoundRouteProps) {
  const { eyebrow, heading, text, links } = data as Outputs["pages"]["notFound"]; // `notFoundWith` sets them
  return (
    <>
      <Hero eyebrow={eyebrow} heading={heading} lead={text} />
      <Container className={shell.section ?? ""}>
        <LinkList links={links} />
      </Container>
    </>
  );
}
