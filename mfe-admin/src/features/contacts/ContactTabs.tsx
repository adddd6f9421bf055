import { Link } from 'wouter';
import styles from './Desk.module.css';

const TABS = [
  { name: 'messages', label: 'Messages', href: '/admin/contacts' },
  { name: 'newsletter', label: 'Newsletter', href: '/admin/contacts/newsletter' },
] as const;

export type ContactTab = (typeof TABS)[number]['name'];

export function ContactTabs({ current }: { current: ContactTab }) {
  return (
    <nav className={styles.tabs} aria-label="Contact">
      {TABS.map(({ name, label, href }) => (
        <Link key={name} href={href} aria-current={name === current ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
