import { Container, Divider, Group, Title } from "@mantine/core";
import { footerColumns, frameCopy, legalLinks, socialNames } from "@site/content/nav";
import { copyrightYear } from "@site/content/site";
import { useSite } from "../data/use-site.tsx";
import { Disclosure } from "../ui/disclosure/disclosure.tsx";
import { SiteLink } from "../ui/links/site-link.tsx";
import css from "./footer.module.css";
import { Logo } from "./logo.tsx";

export function Footer() {
  const { name, phone, telHref, email, street, city, region, postalCode, social, hours } = useSite();
  return (
    <footer className={css.footer}>
      <Container className={css.inner ?? ""}>
        <div className={css.columns}>
          <address className={css.company}>
            <Logo name={name} />
            <a href={telHref}>{phone}</a>
            <a href={`mailto:${email}`}>{email}</a>
            <span>{hours}</span>
            <span>
              {street}, <span className={css.place}>{`${city}, ${region} ${postalCode}`}</span>
            </span>
          </address>
          {footerColumns.map(({ title, links }) => (
            <nav key={title} aria-label={title} data-print="hide">
              <Title order={2} size="sm" fw="var(--mantine-font-weight-medium)" mb="xs" visibleFrom="sm">
                {title}
              </Title>
              <Disclosure summary={title} wide="sm">
                <ul>
                  {links.map(({ label, href }) => (
                    <li key={href}>
                      <SiteLink href={href}>{label}</SiteLink>
                    </li>
                  ))}
                </ul>
              </Disclosure>
            </nav>
          ))}
        </div>
        <Divider className={css.line ?? ""} />
        <Group gap="4px 20px" className={css.legal ?? ""}>
          <p>
            © {copyrightYear} {name}. {frameCopy.rights}
          </p>
          <Group component="ul" gap="0 20px" data-print="hide">
            {legalLinks.map(({ label, href }) => (
              <li key={href}>
                <SiteLink href={href}>{label}</SiteLink>
              </li>
            ))}
          </Group>
          <Group component="ul" gap="0 20px" data-print="hide">
            {socialNames.map((network) => (
              <li key={network}>{social[network] === null ? network : <a href={social[network]}>{network}</a>}</li>
            ))}
          </Group>
        </Group>
      </Container>
    </footer>
  );
}
