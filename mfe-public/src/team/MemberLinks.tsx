import styles from './MemberLinks.module.css';
import { isMail, type MemberLink } from './member';
import { NetworkIcon } from './NetworkIcon';

interface MemberLinksProps {
  name: string;
  links: readonly MemberLink[];
  /** Label beside the icons, if there is room. */
  hasWords?: boolean;
}

/** Links to other sites open in a new tab; mail links open the mail program. */
export function MemberLinks({ name, links, hasWords = false }: MemberLinksProps) {
  if (links.length === 0) return null;
  return (
    <ul className={hasWords ? `${styles.links} ${styles.written}` : styles.links} aria-label={`${name} elsewhere`}>
      {links.map(({ network, label, href }) => (
        <li key={network}>
          <a
            href={href}
            aria-label={`${label}: ${name}`}
            {...(isMail(href) ? {} : { target: '_blank', rel: 'noopener' })}
          >
            <NetworkIcon network={network} />
            {hasWords && label}
          </a>
        </li>
      ))}
    </ul>
  );
}
