import tags from '../../design/Tag.module.css';
import styles from './AboutHero.module.css';

const BADGES = ['10+ years', 'One long table', 'One project at a time', 'Code read aloud'] as const;

/** Where it began, drawn: two rooms, a sign, and a bicycle below. */
function Workshop() {
  return (
    <svg className={styles.art} viewBox="0 0 600 760" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className={styles.peach} width="600" height="350" />
      <rect className={styles.ink} x="56" y="64" width="224" height="222" />
      <rect className={styles.slate} x="320" y="64" width="224" height="222" />
      <path className={styles.cord} d="M132 64v46" />
      <path className={styles.coral} d="M84 154a48 44 0 0 1 96 0z" />
      <circle className={styles.paper} cx="132" cy="160" r="13" />
      <path className={styles.paper} d="M56 244h224v14H56z" />
      <path className={styles.olive} d="M206 244v-52h44v52z" />
      <path className={styles.coral} d="M374 244a58 58 0 0 1 116 0z" />
      <circle className={styles.peach} cx="437" cy="152" r="30" />
      <path className={styles.paper} d="M320 244h224v14H320z" />
      <rect className={styles.coral} y="350" width="600" height="40" />
      <rect className={styles.ink} y="390" width="600" height="370" />
      <rect className={styles.olive} y="716" width="600" height="44" />
      <g className={styles.wheels}>
        <circle cx="158" cy="602" r="108" />
        <circle cx="442" cy="602" r="108" />
      </g>
      <path
        className={styles.frame}
        d="M158 602 240 474h152l50 128M240 474l48 128H158M288 602l104-128M392 474l-12-40h56M240 474l-10-28"
      />
      <path className={styles.saddle} d="M196 444h64" />
      <circle className={styles.coral} cx="288" cy="602" r="24" />
    </svg>
  );
}

export function AboutHero() {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <ul className={styles.badges} aria-label="In short">
          {BADGES.map((badge) => (
            <li key={badge} className={tags.tag}>
              {badge}
            </li>
          ))}
        </ul>
        <h1>We began in two rooms over a bicycle workshop</h1>
        <p>
          The rent was low and the landlord knew how to mend things. We learned more from him than from any book about
          agencies.
        </p>
      </div>
      <Workshop />
    </section>
  );
}
