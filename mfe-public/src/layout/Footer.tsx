import type { StudioLink } from '@atelier/contracts/studio/studio';
import { AddressLines } from '../design/AddressLines';
import { SiteLink } from '../routing/SiteLink';
import { dialled, useStudio } from '../studio';
import styles from './Footer.module.css';
import { FooterSignup } from './FooterSignup';
import { ThemeSwitch } from './ThemeSwitch';

function Links({ links }: { links: readonly StudioLink[] }) {
  return (
    <ul>
      {links.map(({ href, label }) => (
        <li key={label + href}>
          <SiteLink href={href}>{label}</SiteLink>
        </li>
      ))}
    </ul>
  );
}

function Column({ title, links }: { title: string; links: readonly StudioLink[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <Links links={links} />
    </nav>
  );
}

export function Footer() {
  const { details, footer, social } = useStudio();
  const { name, tagline, email, phone, addressLines } = details;
  const elsewhere = social.map(({ name: label, url: href }) => ({ label, href }));
  const legalLine = footer.legalLine || [name, tagline].filter(Boolean).join(', ');
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.address}>
          <p className={styles.line}>{footer.invitation}</p>
          <a className={styles.mail} href={`mailto:${email}`}>
            {email}
          </a>
          <address>
            <AddressLines lines={addressLines} />
            {phone && (
              <a className={styles.phone} href={dialled(phone)}>
                {phone}
              </a>
            )}
          </address>
        </div>
        {footer.columns.map((column) => (
          <Column key={column.title} {...column} />
        ))}
        {elsewhere.length > 0 && <Column title="Elsewhere" links={elsewhere} />}
      </div>
      <FooterSignup />
      <div className={styles.end}>
        <p>© {legalLine}</p>
        <ThemeSwitch />
        <Links links={footer.legalLinks} />
      </div>
    </footer>
  );
}
