import { AddressLines } from '../../design/AddressLines';
import { getMap, useStudio } from '../../studio';
import styles from './OfficeBlock.module.css';

/** How to find the studio, with a drawn map that extends to the right edge. */
export function OfficeBlock() {
  const { details, hasSampleTexts } = useStudio();
  if (!details.addressLines[0]) return null;
  return (
    <section id="office" className={styles.office} aria-labelledby="office-title">
      <div className={styles.words}>
        <h2 id="office-title">Come by</h2>
        <address>
          <AddressLines lines={details.addressLines} />
        </address>
        {hasSampleTexts && <p>Ring twice. The coffee grinder usually drowns out the first one.</p>}
        <a href={getMap(details)} rel="noopener">
          Open in maps
        </a>
      </div>
      <svg className={styles.map} viewBox="0 0 1000 520" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect className={styles.ground} width="1000" height="520" />
        <path className={styles.water} d="M1000 0v520H820l-90-190 110-160-40-170z" />
        <rect className={styles.park} x="60" y="290" width="190" height="150" />
        <path className={styles.street} d="M0 90h780M0 250h730M0 470h800M120 0v520M300 0v520M480 0v520M640 0v520" />
        <path className={styles.avenue} d="M0 400 560 0" />
        <circle className={styles.pin} cx="480" cy="250" r="46" />
        <circle className={styles.hole} cx="480" cy="250" r="16" />
      </svg>
    </section>
  );
}
