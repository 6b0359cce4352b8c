import { Anchor, Group, Stack, Text } from "@mantine/core";
import type { Outputs } from "../../data/trpc.ts";
import { useSite } from "../../data/use-site.tsx";
import { Facts } from "../../ui/rows/facts.tsx";
import { Sheet } from "../sample-sheets/sample-sheets.tsx";
import css from "./people.module.css";

type Message = Outputs["pages"]["about"]["message"];

/** The people whom the operator has named; until then a sample of what they write each week. */
export function PeopleOrMessage({ message }: { message: Message }) {
  return useSite().people.length > 0 ? <People /> : <MondayMessage message={message} />;
}

/** Renders nothing until the operator has named somebody. */
export function People() {
  const { people } = useSite();
  if (people.length === 0) return null;
  return (
    <Stack component="ul" gap="md">
      {people.map(({ name, role, years, photo, phone, telHref }) => (
        <Group key={name} component="li" gap="md" wrap="nowrap" align="start" c="dimmed" lh="sm">
          {photo !== null && (
            <img src={photo} alt="" width={128} height={160} loading="lazy" className={css.portrait} />
          )}
          <div>
            <Text fw="var(--mantine-font-weight-medium)" c="black">
              {name}
            </Text>
            <p>{role}</p>
            {years !== null && <p>{`${years} years in credentialing`}</p>}
            {phone !== null && (
              <p>
                <Anchor variant="alone" href={telHref ?? undefined}>
                  {phone}
                </Anchor>
              </p>
            )}
          </div>
        </Group>
      ))}
    </Stack>
  );
}

/** A letter in the material of the sheets. */
function MondayMessage({ message: { title, stamp, caption, from, date, subject, lines } }: { message: Message }) {
  return (
    <Sheet id="message" title={title} stamp={stamp} caption={caption}>
      <Stack gap="xs" fz="sm" className={css.letter ?? ""}>
        <Group gap="0 16px" justify="space-between" c="dimmed">
          <span>{from}</span> <span>{date}</span>
        </Group>
        <Text fw="var(--mantine-font-weight-medium)" size="sm">
          {subject}
        </Text>
        <Facts look="facts" facts={lines.map(({ label, text }) => ({ label, value: text }))} />
      </Stack>
    </Sheet>
  );
}
