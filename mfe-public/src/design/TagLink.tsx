import { SiteLink, type SiteLinkProps } from '../routing/SiteLink';
import styles from './Tag.module.css';

/** A tag that leads to the list of what has it; unlike other tags, it is underlined. */
export function TagLink(props: SiteLinkProps) {
  return <SiteLink {...props} className={styles.tag ?? ''} />;
}
