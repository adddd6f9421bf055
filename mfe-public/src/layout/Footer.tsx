import { SiteLink } from '../routing/SiteLink';
import { STUDIO } from '../studio';
import styles from './Footer.module.css';

const SERVICES = [
  { href: '/services/web-development', label: 'Web Development' },
  { href: '/services/mobile-development', label: 'Mobile Development' },
  { href: '/services/ui-ux-design', label: 'UI/UX Design' },
  { href: '/services/consulting', label: 'Consulting' },
] as const;
const STUDIO_LINKS = [
  { href: '/projects', label: 'Work' },
  { href: '/about', label: 'About' },
  { href: '/blog', label: 'Journal' },
  { href: '/careers', label: 'Careers' },
  { href: '/contact', label: 'Contact' },
] as const;
const LEGAL = [
  { href: '/privacy', label: 'Privacy' },
  { href: '/terms', label: 'Terms' },
] as const;

function LinkList({ label, links }: { label: string; links: readonly { href: string; label: string }[] }) {
  return (
    <nav aria-label={label}>
      <h2>{label}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <SiteLink href={link.href}>{link.label}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.address}>
          <p className={styles.line}>Have something that does not exist yet?</p>
          <a className={styles.mail} href={`mailto:${STUDIO.email}`}>
            {STUDIO.email}
          </a>
          <address>
            {STUDIO.office.street}
            <br />
            {STUDIO.office.city}
          </address>
        </div>
        <LinkList label="Studio" links={STUDIO_LINKS} />
        <LinkList label="Services" links={SERVICES} />
        <nav aria-label="Elsewhere">
          <h2>Elsewhere</h2>
          <ul>
            {STUDIO.social.map(({ name, url }) => (
              <li key={name}>
                <a href={url} rel="noopener">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={styles.end}>
        <p>
          © {STUDIO.name}, {STUDIO.kind}
        </p>
        <ul>
          {LEGAL.map(({ href, label }) => (
            <li key={href}>
              <SiteLink href={href}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
