import { countOf, type Noun } from '../numbers/numbers';
import styles from './CsvImport.module.css';
import type { ImportReport } from './useCsvImport';

/** The result of an import, with the rejected rows and reasons first. */
export function CsvReport({ noun, report: { created, refused } }: { noun: Noun; report: ImportReport }) {
  return (
    <>
      <p className={styles.lead} role="status">
        {`${countOf(created.length, noun.one, noun.many)} created`}
        {refused.length > 0 && `, ${countOf(refused.length, 'row')} refused`}
      </p>
      <ul className={styles.results} aria-label="Report by row">
        {refused.map(({ row, reason }) => (
          <li key={row.number} data-is-done="false">
            <strong>{`Row ${row.number}, ${row.name}`}</strong>
            <span>{reason}</span>
          </li>
        ))}
        {created.map(({ number, name }) => (
          <li key={number} data-is-done="true">
            <strong>{`Row ${number}, ${name}`}</strong>
            <span>Created</span>
          </li>
        ))}
      </ul>
    </>
  );
}
