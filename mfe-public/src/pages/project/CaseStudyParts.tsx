import type { CaseStudy } from '@atelier/contracts/content/case-study';
import hidden from '../../design/VisuallyHidden.module.css';
import { SiteLink } from '../../routing/SiteLink';
import styles from './CaseStudyParts.module.css';

function Change({ before, after }: { before: string; after: string }) {
  if (before === '' || after === '') return null;
  return (
    <p className={styles.change}>
      <span className={hidden.visuallyHidden}>From </span>
      {before} <span aria-hidden="true">→</span>
      <span className={hidden.visuallyHidden}>to</span> {after}
    </p>
  );
}

/** Results of the project as figures with their sources. */
export function Results({ results }: { results: CaseStudy['results'] }) {
  if (results.length === 0) return null;
  return (
    <section className={styles.results} aria-labelledby="results">
      <h2 id="results">Results</h2>
      <ul>
        {results.map(({ figure, unit, label, before, after, source }) => (
          <li key={label}>
            <p className={styles.figure}>
              {unit === '' ? figure : `${figure} `}
              {unit !== '' && <small>{unit}</small>}
            </p>
            <p className={styles.label}>{label}</p>
            <Change before={before} after={after} />
            {source !== '' && <p className={styles.source}>Source: {source}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Quote({ quote: { text, name, role } }: { quote: NonNullable<CaseStudy['quote']> }) {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <b>{name}</b>
        {role !== '' && <span>{role}</span>}
      </figcaption>
    </figure>
  );
}

/** Credits; team members link to their pages. */
export function Credits({ credits }: { credits: CaseStudy['credits'] }) {
  return (
    <dl className={styles.credits}>
      {credits.map(({ role, name, member }) => (
        <div key={`${role} ${name}`}>
          <dt>{role}</dt>
          <dd>{member === null ? name : <SiteLink href={`/team/${member}`}>{name}</SiteLink>}</dd>
        </div>
      ))}
    </dl>
  );
}
