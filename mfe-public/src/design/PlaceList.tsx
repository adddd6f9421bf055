import { SiteLink } from '../routing/SiteLink';
import styles from './PlaceList.module.css';

interface Props {
  places: readonly { href: string; label: string; text: string }[];
}

/** Links to parts of the site, each with a few words about it. */
export function PlaceList({ places }: Props) {
  return (
    <ul className={styles.places}>
      {places.map(({ href, label, text }) => (
        <li key={href}>
          <SiteLink href={href}>{label}</SiteLink>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
