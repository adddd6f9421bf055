import { Link } from 'wouter';
import styles from './BackLink.module.css';

/** Leads from one item to its list. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} className={styles.back ?? ''}>
      {children}
    </Link>
  );
}
