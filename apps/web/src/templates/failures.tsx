import { Button, Container, TextInput } from "@mantine/core";
import { articleMissing, pageFailure, pageMissing } from "@site/content/copy/failures";
import { paths } from "@site/content/paths";
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { Folder } from "../sections/blog/post-cards.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { LinkList } from "../sections/row-lists/row-lists.tsx";
import { GetForm } from "../ui/field/get-form.tsx";

export function ErrorView({ reset }: ErrorComponentProps) {
  const { eyebrow, title, text } = pageFailure;
  return <Failure eyebrow={eyebrow} heading={title} lead={text} reset={reset} />;
}

const { eyebrow, title, text, back } = articleMissing;
const missing = { eyebrow, heading: title, lead: text, actions: [{ label: back, href: paths.blog }] };

export function ArticleNotFound() {
  return <Hero {...missing} />;
}

/** Requirement 62: the page of a missing article, with a button to try again. */
export function ArticleFailed({ reset }: ErrorComponentProps) {
  return <Failure {...missing} reset={reset} />;
}

type Props = Omit<ComponentProps<typeof Hero>, "control"> & Pick<ErrorComponentProps, "reset">;

function Failure({ reset, ...hero }: Props) {
  const router = useRouter();
  function retry() {
    reset();
    // The root route isn't loaded again, because an error in its loader would replace the header and the footer.
    router.invalidate({ filter: ({ status }) => status === "error" });
  }
  const button = (
    <Button variant={hero.actions ? "default" : "filled"} onClick={retry}>
      {pageFailure.retry}
    </Button>
  );
  return (
    <div role="alert">
      <Hero {...hero} control={button} />
    </div>
  );
}

export function NotFoundPage() {
  const { eyebrow, heading, text, search, submit, links } = pageMissing;
  return (
    <>
      <Hero
        eyebrow={null}
        heading={heading}
        lead={text}
        number={
          <search data-print="hide">
            <GetForm action={paths.faqs} submit={submit}>
              <TextInput {...search} id="search" type="search" required autoComplete="off" />
            </GetForm>
          </search>
        }
        aside={<Folder tab={eyebrow} look="Compliance" mark={null} />}
      />
      <Container>
        <LinkList links={links} />
      </Container>
    </>
  );
}
