import { useState } from 'react';
import { InitialsAvatar } from '../../layout/InitialsAvatar';
import styles from './Team.module.css';

/** The photo, or the initial if there is no photo or it fails to load. */
export function Portrait({ name, photo }: { name: string; photo: string | null }) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={styles.portrait}>
      {photo && photo !== broken ? (
        <img src={photo} alt="" loading="lazy" onError={() => setBroken(photo)} />
      ) : (
        <InitialsAvatar name={name} letters={name.slice(0, 1).toUpperCase()} />
      )}
    </span>
  );
}
