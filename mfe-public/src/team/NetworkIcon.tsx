import type { SocialNetwork } from '@atelier/contracts/content/member';
import styles from './MemberLinks.module.css';

/** Our own icons in one line weight. They suggest a network without using its logo. */
const SIGNS: Readonly<Record<SocialNetwork, string>> = {
  linkedin: 'M5 10v9M5 5v.01M10 19v-9M10 14a4 4 0 0 1 8 0v5',
  twitter: 'M4.5 4.5l15 15M19.5 4.5l-15 15',
  github:
    'M9 21v-3.5c-3 .8-4.5-1-5-2.5M15 21v-4c0-1-.3-1.7-.8-2.1 3-.4 5.3-1.8 5.3-5.4 0-1.4-.5-2.6-1.3-3.5.2-.9.2-1.9-.2-2.8-1.2 0-2.5.7-3.3 1.3a10 10 0 0 0-5.4 0C8.5 3.9 7.2 3.2 6 3.2c-.4.9-.4 1.9-.2 2.8-.8.9-1.3 2.1-1.3 3.5 0 3.6 2.3 5 5.3 5.4-.5.4-.8 1.1-.8 2.1',
  website: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18',
  email: 'M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7',
  dribbble:
    'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM8 4c4 4.5 6 9.5 6.8 16M3.5 10.5C9 11 15 9.5 18.2 5.6M6 18.5c2.5-5.5 8-8 14.7-6.5',
  behance: 'M3 6h5.5a3 3 0 0 1 0 6H3zM3 12h6a3.2 3.2 0 0 1 0 6.5H3zM15 14h6.5a3.25 3.25 0 1 0-1 2.5M15.5 7h5',
  portfolio: 'M4 4h16v16H4zM4 15l5-5 4.5 4.5L16 12l4 4M15 8.5v.01',
};

export function NetworkIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={SIGNS[network]} />
    </svg>
  );
}
