import type { Outputs } from "../data/client/trpc.ts";
import { LazyForm } from "../forms/hydration/lazy-form.tsx";
import { CallCards } from "../sections/contact-cards/call-cards.tsx";
import { ContactCards } from "../sections/contact-cards/contact-cards.tsx";
import { Faqs } from "../sections/faqs/faqs.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { Steps } from "../sections/steps/steps.tsx";
import { Shell } from "../ui/shell.tsx";

type Props = Outputs["pages"]["contact"];

export function ContactPage({ hero, cards, expect, emergency, scheduleCall, faqs }: Props) {
  return (
    <>
      <Hero {...hero} aside={<LazyForm name="contact" />}>
        <ContactCards cards={cards} />
      </Hero>
      <Shell id="expect" title={expect.title} intro={null} band>
        <Steps steps={expect.steps} />
      </Shell>
      <CallCards cards={[emergency, scheduleCall]} />
      <Shell id="faqs" title={faqs.title} intro={null} layout="side">
        <Faqs faqs={faqs.items} />
      </Shell>
    </>
  );
}
