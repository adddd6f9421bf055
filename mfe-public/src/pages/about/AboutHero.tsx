import tags from '../../design/Tag.module.css';
import { useStudio } from '../../studio';
import styles from './AboutHero.module.css';

const BADGES = ['One long table', 'One project at a time', 'Code read aloud'] as const;

/** A drawing of where the studio started: two rooms, a sign, and a bicycle. */
function Workshop() {
  return (
    <svg className={styles.art} viewBox="0 0 600 760" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className={styles.peach} width="600" height="350" />
      <rect className={styles.ink} x="92" y="64" width="188" height="222" />
      <rect className={styles.slate} x="320" y="64" width="188" height="222" />
      <path className={styles.cord} d="M152 64v46" />
      <path className={styles.coral} d="M108 152a44 42 0 0 1 88 0z" />
      <circle className={styles.paper} cx="152" cy="157" r="12" />
      <path className={styles.paper} d="M92 244h188v14H92z" />
      <path className={styles.olive} d="M220 244v-48h38v48z" />
      <path className={styles.coral} d="M358 244a56 56 0 0 1 112 0z" />
      <circle className={styles.peach} cx="419" cy="154" r="29" />
      <path className={styles.paper} d="M320 244h188v14H320z" />
      <rect className={styles.coral} y="350" width="600" height="40" />
      <rect className={styles.ink} y="390" width="600" height="370" />
      <rect className={styles.olive} y="712" width="600" height="48" />
      <g className={styles.wheels}>
        <circle cx="179" cy="612" r="96" />
        <circle cx="421" cy="612" r="96" />
      </g>
      <path
        className={styles.frame}
        d="M179 612l70-110h128l44 110M249 502l41 110H179M290 612l87-110M377 502l-11-36h50M249 502l-9-26"
      />
      <path className={styles.saddle} d="M212 472h54" />
      <circle className={styles.coral} cx="290" cy="612" r="22" />
    </svg>
  );
}

export function AboutHero() {
  const years = `${useStudio().figures.years}+ years`;
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <ul className={styles.badges} aria-label="In short">
          {[years, ...BADGES].map((badge) => (
            <li key={badge} className={tags.tag}>
              {badge}
            </li>
          ))}
        </ul>
        <h1>We started in two rooms over a bicycle workshop</h1>
        <p>
          The rent was low, and our landlord could fix anything. We learned more from him than from any book about
          running an agency.
        </p>
      </div>
      <Workshop />
    </section>
  );
}
