import styles from './ServicesHero.module.css';

/** The trade's name and a bench of tools: one drawing for each of the five categories. */
export function ServicesHero() {
  return (
    <section className={styles.hero}>
      <h1>Services</h1>
      <p>
        Five trades under one roof, from the first sketch to the alarm at night. You talk to the people who do the work.
      </p>
      <svg className={styles.art} viewBox="0 0 1000 200" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
        <rect className={styles.peach} width="200" height="200" />
        <path className={styles.ink} d="M30 60h140v100H30z" />
        <path className={styles.coral} d="M30 60h140v22H30z" />
        <rect className={styles.slate} x="200" width="200" height="200" />
        <rect className={styles.paper} x="262" y="30" width="76" height="140" rx="10" />
        <circle className={styles.coral} cx="300" cy="100" r="26" />
        <rect className={styles.paper} x="400" width="200" height="200" />
        <path className={styles.olive} d="M430 30h60v60h-60zM510 110h60v60h-60z" />
        <path className={styles.ink} d="M510 30h60v60h-60zM430 110h60v60h-60z" />
        <rect className={styles.coral} x="600" width="200" height="200" />
        <circle className={styles.ink} cx="680" cy="100" r="56" />
        <path className={styles.peach} d="M680 44a56 56 0 0 1 0 112z" />
        <path className={styles.paper} d="M760 30l20 140h-40z" />
        <rect className={styles.olive} x="800" width="200" height="200" />
        <path className={styles.peach} d="M830 170V90h40v80zM880 170V50h40v120zM930 170V20h40v150z" />
      </svg>
    </section>
  );
}
