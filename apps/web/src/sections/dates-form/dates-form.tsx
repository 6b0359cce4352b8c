import { Button, SimpleGrid, Stack, TextInput } from "@mantine/core";
import type { DatesForm as Content } from "@site/content/types/content";

/** A native GET form, so that it works without JavaScript: the browser saves the calendar file that answers it. */
export function DatesForm({ form: { action, fields, submit, note } }: { form: Content }) {
  return (
    <form action={action} method="get" data-print="hide">
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }}>
          {fields.map(({ id, label }) => (
            <TextInput key={id} id={`date-${id}`} name={id} type="date" label={label} />
          ))}
        </SimpleGrid>
        <div>
          <Button type="submit">{submit}</Button>
        </div>
        <p>{note}</p>
      </Stack>
    </form>
  );
}
