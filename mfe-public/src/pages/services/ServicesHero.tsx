import print from '../../design/Print.module.css';
import { useStudio } from '../../studio';
import styles from './ServicesHero.module.css';

/** The page's title and a set of drawings, one for each of the five categories. */
export function ServicesHero() {
  const { hasSampleTexts } = useStudio();
  return (
    <section className={styles.hero}>
      <h1>Services</h1>
      <p>
        {hasSampleTexts
          ? 'Everything from the first sketch to the 3 a.m. alert, under one roof. You talk to the people who do the work.'
          : 'What we do, and how we can help you.'}
      </p>
      <svg className={styles.art} viewBox="0 0 600 400" preserveAspectRatio="xMinYMin slice" aria-hidden="true">
        <rect className={print.peach} width="200" height="200" />
        <path className={print.ink} d="M30 50h140v110H30z" />
        <path className={print.coral} d="M30 50h140v24H30z" />
        <rect className={print.slate} x="200" width="200" height="200" />
        <rect className={print.paper} x="262" y="26" width="76" height="148" rx="10" />
        <circle className={print.coral} cx="300" cy="100" r="26" />
        <rect className={print.coral} x="400" width="200" height="200" />
        <circle className={print.ink} cx="480" cy="100" r="60" />
        <path className={print.peach} d="M480 40a60 60 0 0 1 0 120z" />
        <path className={print.paper} d="M562 36l20 128h-40z" />
        <rect className={print.olive} y="200" width="400" height="200" />
        <path
          className={print.peach}
          d="M40 400v-70h60v70zM120 400V290h60v110zM200 400V250h60v150zM280 400V222h60v178z"
        />
        <rect className={print.ink} x="400" y="200" width="200" height="200" />
        <path className={print.coral} d="M430 230h60v60h-60zM510 310h60v60h-60z" />
        <path className={print.paper} d="M510 230h60v60h-60zM430 310h60v60h-60z" />
      </svg>
    </section>
  );
}
