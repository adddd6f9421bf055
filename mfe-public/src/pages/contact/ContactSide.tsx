import { STUDIO } from '../../studio';
import styles from './ContactSide.module.css';

/** The margin beside the form: when we are here, what to do when it burns, and where else we are. */
export function ContactSide() {
  return (
    <aside className={styles.side} aria-label="Office hours and more">
      <section>
        <h2>Office Hours</h2>
        <dl className={styles.hours}>
          {STUDIO.hours.map(({ days, hours }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
        <p>{STUDIO.emergency}</p>
      </section>
      <section className={styles.urgent}>
        <h2>Need urgent help?</h2>
        <p>If something of ours is down, do not write. Call, at any hour.</p>
        <a href={`tel:${STUDIO.phone.dialled}`}>{STUDIO.phone.shown}</a>
      </section>
      <section>
        <h2>Follow Us</h2>
        <ul className={styles.social}>
          {STUDIO.social.map(({ name, url }) => (
            <li key={name}>
              <a href={url} rel="noopener">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}
