import { Button } from "@mantine/core";
import type { newsletterPaths } from "@site/content/paths";
import { useSearch } from "@tanstack/react-router";
import type { Outputs } from "../data/trpc.ts";
import { Hero } from "../sections/hero/hero.tsx";

type Props = { action: keyof typeof newsletterPaths; copy: Outputs["pages"]["newsletter"] };

/** Only the button's POST changes the subscription, because email scanners open the links in an email. */
export function NewsletterPage({ action, copy }: Props) {
  const { token, result = token === undefined ? "unknown" : "ask" } = useSearch({ from: `/newsletter/${action}` });
  const { heading, text } = copy[result];
  if (result !== "ask") return <Hero eyebrow={copy.eyebrow} heading={heading} lead={text} actions={copy.actions} />;
  return (
    <Hero eyebrow={copy.eyebrow} heading={heading} lead={text}>
      <form method="post" action={`/forms/newsletter-${action}`}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit">{copy.button}</Button>
      </form>
    </Hero>
  );
}
