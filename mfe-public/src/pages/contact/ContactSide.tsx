import { dialled, type Studio, useStudio } from '../../studio';
import styles from './ContactSide.module.css';

function Holidays({ holidays }: Pick<Studio['details'], 'holidays'>) {
  if (!holidays[0]) return null;
  return (
    <section>
      <h2>Holidays</h2>
      <dl className={styles.hours}>
        {holidays.map(({ name, date }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{date}</dd>
          </div>
        ))}
      </dl>
      <p>We’re closed on these days.</p>
    </section>
  );
}

/** The margin beside the form: hours, emergencies, and other places to find us. */
export function ContactSide() {
  const { details, social, hasSampleTexts } = useStudio();
  return (
    <aside className={styles.side} aria-label="Office hours and more">
      {details.hours[0] && (
        <section>
          <h2>Office Hours</h2>
          <dl className={styles.hours}>
            {details.hours.map(({ days, hours }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{hours}</dd>
              </div>
            ))}
          </dl>
          {details.hoursNote && <p>{details.hoursNote}</p>}
        </section>
      )}
      <Holidays holidays={details.holidays} />
      {details.phone && hasSampleTexts && (
        <section className={styles.urgent}>
          <h2>Need urgent help?</h2>
          <p>Something we run is down? Don’t email. Call, any hour.</p>
          <a href={dialled(details.phone)}>{details.phone}</a>
        </section>
      )}
      {social[0] && (
        <section>
          <h2>Follow Us</h2>
          <ul className={styles.social}>
            {social.map(({ name, url }) => (
              <li key={name}>
                <a href={url} rel="noopener">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}
