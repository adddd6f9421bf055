import { SiteLink, type SiteLinkProps } from '../routing/SiteLink';
import styles from './Action.module.css';

/** `loud` once a screen: the one thing to do there. */
export type ActionTone = 'loud' | 'quiet' | 'bare';

export const actionClass = (tone: ActionTone = 'loud'): string => `${styles.action} ${styles[tone]}`;

interface ActionLinkProps extends SiteLinkProps {
  tone?: ActionTone;
}

export function ActionLink({ tone, ...link }: ActionLinkProps) {
  return <SiteLink className={actionClass(tone)} {...link} />;
}
