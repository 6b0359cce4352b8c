import { Box, Stack, Title } from "@mantine/core";
import type { BuyingAnswer } from "@site/content/types/sections";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { Unbroken } from "../../ui/text/unbroken.tsx";

/** Columns of short answers. */
export function Answers({ answers }: { answers: readonly BuyingAnswer[] }) {
  return (
    <Box data-grid="4" data-rule pt="md">
      {answers.map(({ title, lines, link }) => (
        <div key={title}>
          <Title order={3}>{title}</Title>
          <Stack component="ul" gap={10} pt="sm">
            {lines.map((line) => (
              <li key={line}>
                <Unbroken text={line} />
              </li>
            ))}
            <li>
              <SiteLink href={link.href} data-alone>
                {link.label}
              </SiteLink>
            </li>
          </Stack>
        </div>
      ))}
    </Box>
  );
}
