import { SiteLink, type SiteLinkProps } from '../routing/SiteLink';
import styles from './Action.module.css';

/** Use `primary` once per screen, for its main action. */
export type ActionVariant = 'primary' | 'secondary' | 'link';

export const actionClass = (variant: ActionVariant = 'primary'): string => `${styles.action} ${styles[variant]}`;

interface ActionLinkProps extends SiteLinkProps {
  variant?: ActionVariant;
}

export function ActionLink({ variant, ...link }: ActionLinkProps) {
  return <SiteLink className={actionClass(variant)} {...link} />;
}
