import { useSite } from "../../data/use-site.tsx";
import { NoWrap } from "../text/no-wrap.tsx";

type Contact = { label: string; href: string };

/** Text in which the company's phone number and email addresses become links. */
export function ContactText({ text }: { text: string }) {
  const { phone, telHref, email, privacyEmail, legalEmail } = useSite();
  const emails = [email, privacyEmail, legalEmail].map((address) => ({ label: address, href: `mailto:${address}` }));
  return <LinkedText text={text} contacts={[{ label: phone, href: telHref }, ...emails]} />;
}

function LinkedText({ text, contacts }: { text: string; contacts: readonly Contact[] }) {
  const contact = contacts.find(({ label }) => text.includes(label));
  if (contact === undefined) return <NoWrap text={text} />;
  const { label, href } = contact;
  const at = text.indexOf(label);
  return (
    <>
      <LinkedText text={text.slice(0, at)} contacts={contacts} />
      <a href={href}>{label}</a>
      <LinkedText text={text.slice(at + label.length)} contacts={contacts} />
    </>
  );
}
