import { SiteLink, type SiteLinkProps } from '../routing/SiteLink';
import styles from './TagLink.module.css';

/** A tag that leads to the list of what has it. */
export function TagLink(props: SiteLinkProps) {
  return <SiteLink {...props} className={styles.link ?? ''} />;
}
