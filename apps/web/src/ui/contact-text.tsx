import { useSite } from "../data/use-site.ts";

type Contact = { words: string; href: string };

/** Text in which the company's phone number and email addresses become links. */
export function ContactText({ text }: { text: string }) {
  const { phone, telHref, privacyEmail, legalEmail } = useSite();
  const mails = [privacyEmail, legalEmail].map((address) => ({ words: address, href: `mailto:${address}` }));
  return <Linked text={text} contacts={[{ words: phone, href: telHref }, ...mails]} />;
}

function Linked({ text, contacts }: { text: string; contacts: readonly Contact[] }) {
  const contact = contacts.find(({ words }) => text.includes(words));
  if (contact === undefined) return text;
  const { words, href } = contact;
  const at = text.indexOf(words);
  return (
    <>
      <Linked text={text.slice(0, at)} contacts={contacts} />
      <a href={href}>{words}</a>
      <Linked text={text.slice(at + words.length)} contacts={contacts} />
    </>
  );
}
