import type { Conversion, Note } from '@atelier/content-import';
import { Button } from '#antd';
import { saveCsv, toCsv } from '../../csv-import/writeCsv';
import { countOf } from '../../numbers/numbers';
import styles from './ForeignImport.module.css';

const SHOWN = 100;

interface Props {
  conversion: Conversion;
  /** Problems of the import itself, shown first. */
  failures?: readonly Note[];
}

/** Notes with their places as keys: two items may have the same title. */
const withKeys = (notes: readonly Note[]) => notes.slice(0, SHOWN).map((note, place) => ({ ...note, key: place }));

/** What the import skipped or changed, and the addresses that need a redirect; both can be saved whole. */
export function ImportNotes({ conversion: { notes, queryRedirects: redirects }, failures = [] }: Props) {
  const all = [...failures, ...notes];
  return (
    <>
      {all.length > 0 && (
        <section aria-labelledby="foreign-notes">
          <div className={styles.head}>
            <h3 id="foreign-notes">Skipped or changed in the import</h3>
            <Button
              size="small"
              onClick={() =>
                saveCsv(
                  toCsv(
                    ['item', 'remark'],
                    all.map(({ item, text }) => [item ?? '', text]),
                  ),
                  'import-report.csv',
                )
              }
            >
              Download the report
            </Button>
          </div>
          <ul className={styles.notes}>
            {withKeys(all).map(({ key, item, text }) => (
              <li key={key}>
                {item !== null && <strong>{item}</strong>}
                <span>{text}</span>
              </li>
            ))}
          </ul>
          {all.length > SHOWN && <p className={styles.hint}>{`And ${all.length - SHOWN} more, in the report.`}</p>}
        </section>
      )}
      {redirects.length > 0 && (
        <section aria-labelledby="foreign-redirects">
          <div className={styles.head}>
            <h3 id="foreign-redirects">Old addresses with a query</h3>
            <Button
              size="small"
              onClick={() =>
                saveCsv(
                  toCsv(
                    ['from', 'to'],
                    redirects.map(({ from, to }) => [from, to]),
                  ),
                  'redirects.csv',
                )
              }
            >
              Download redirects
            </Button>
          </div>
          <p className={styles.hint}>
            {`The site redirects paths only. Set ${countOf(redirects.length, 'redirect')} in the proxy in front of it.`}
          </p>
        </section>
      )}
    </>
  );
}
