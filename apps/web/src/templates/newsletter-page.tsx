import { Button } from "@mantine/core";
import type { newsletterPaths } from "@site/content/paths";
import { useSearch } from "@tanstack/react-router";
import type { Outputs } from "../data/trpc.ts";
import { Hero } from "../sections/hero/hero.tsx";

type Props = { action: keyof typeof newsletterPaths; words: Outputs["pages"]["newsletter"] };

/** Only the button's POST changes the subscription, because email scanners open the links in an email. */
export function NewsletterPage({ action, words }: Props) {
  const { token, result = token === undefined ? "unknown" : "ask" } = useSearch({ from: `/newsletter/${action}` });
  const { heading, text } = words[result];
  if (result !== "ask") return <Hero eyebrow={words.eyebrow} heading={heading} lead={text} actions={words.actions} />;
  return (
    <Hero eyebrow={words.eyebrow} heading={heading} lead={text}>
      <form method="post" action={`/forms/newsletter-${action}`}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit">{words.button}</Button>
      </form>
    </Hero>
  );
}
