import { ContactForm } from "../forms/contact-form.tsx";
import { FormTheme } from "../forms/form-theme.tsx";
import { CallCards } from "../sections/call-cards.tsx";
import { ContactCards } from "../sections/contact-cards.tsx";
import { Faqs } from "../sections/faqs.tsx";
import { Hero } from "../sections/hero.tsx";
import { Shell } from "../sections/shell.tsx";
import { Steps } from "../sections/steps.tsx";
import { trpc } from "../trpc.ts";

export function ContactPage() {
  const [{ hero, cards, expect, emergency, scheduleCall, faqs }] = trpc.pages.contact.useSuspenseQuery();
  return (
    <>
      <Hero
        {...hero}
        aside={
          <FormTheme>
            <ContactForm />
          </FormTheme>
        }
      >
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
