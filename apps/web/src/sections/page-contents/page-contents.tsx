import { Container } from "@mantine/core";
import { PhoneDetails } from "../../ui/frame/phone-details.tsx";
import { Unbroken } from "../../ui/text/unbroken.tsx";
import css from "./page-contents.module.css";

type Props = { label: string; sections: readonly { id: string; title: string }[] };

/** Links to the sections of a long page. A phone shows them on demand. */
export function PageContents({ label, sections }: Props) {
  return (
    <Container component="nav" aria-label={label} className={css.contents ?? ""}>
      <p className={css.label} aria-hidden="true">
        {label}
      </p>
      <PhoneDetails summary={label}>
        <ul className={css.list}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className={css.link}>
                <Unbroken text={title} />
              </a>
            </li>
          ))}
        </ul>
      </PhoneDetails>
    </Container>
  );
}
