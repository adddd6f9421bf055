import { Button } from '../../design/Button';
import print from '../../design/Print.module.css';
import { useStudio } from '../../studio';
import styles from './Hero.module.css';

/** The hero of the home page: a large title over a drawing that extends beyond the right edge. */
export function Hero() {
  const { details, figures, hasSampleTexts } = useStudio();
  return (
    <section className={styles.hero}>
      <svg className={styles.art} viewBox="0 0 900 900" preserveAspectRatio="xMaxYMin" aria-hidden="true">
        <rect className={print.peach} x="300" y="0" width="600" height="520" />
        <circle className={print.ink} cx="560" cy="450" r="250" />
        <path className={print.coral} d="M560 200a250 250 0 0 1 0 500z" />
        <rect className={print.olive} x="90" y="450" width="250" height="310" />
        <circle className={print.paper} cx="215" cy="605" r="78" />
        <rect className={print.slate} x="640" y="640" width="260" height="260" />
        <path className={styles.line} d="M0 830h640M0 850h520" />
      </svg>
      <h1 className={styles.title}>{details.tagline || details.name}</h1>
      <div className={styles.words}>
        <p className={styles.lead}>{details.introduction}</p>
        <p className={styles.actions}>
          <Button href="/contact">Start a Project</Button>
          {hasSampleTexts && (
            <Button href="/projects" variant="link">
              See Our Work
            </Button>
          )}
        </p>
      </div>
      {hasSampleTexts && (
        <ul className={styles.claims}>
          <li>
            <strong>{figures.years}+ years</strong> of digital products, from first sketch to daily use
          </li>
          <li>
            <strong>One team</strong> for strategy, design, code and cloud
          </li>
        </ul>
      )}
    </section>
  );
}
