import type { ReactNode } from 'react';
import { SiteLink } from '../routing/SiteLink';
import styles from './Action.module.css';

/** `loud` once a screen: the one thing to do there. */
export type ActionTone = 'loud' | 'quiet' | 'bare';

export const actionClass = (tone: ActionTone = 'loud'): string => `${styles.action} ${styles[tone]}`;

export function ActionLink({ href, tone, children }: { href: string; tone?: ActionTone; children: ReactNode }) {
  return (
    <SiteLink href={href} className={actionClass(tone)}>
      {children}
    </SiteLink>
  );
}
