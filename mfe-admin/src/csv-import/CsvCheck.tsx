import { countOf } from '../numbers/numbers';
import styles from './CsvImport.module.css';
import type { CsvKind } from './CsvKind';
import type { CheckedRow } from './checkRows';
import { FirstRows } from './FirstRows';
import { UnknownColumns } from './UnknownColumns';
import type { CheckedTable } from './useCsvImport';

const SHOWN_ERRORS = 50;
const DELIMITER_NAMES: Readonly<Record<string, string>> = { ',': 'comma', ';': 'semicolon', '\t': 'tab' };

interface Props<Draft> {
  kind: CsvKind<Draft>;
  checked: CheckedTable<Draft>;
  /** The number of valid rows. */
  ready: number;
  onDecide: (places: readonly number[], path: string) => void;
}

interface Line {
  key: string;
  row: CheckedRow<unknown>;
  text: string;
}

const toLines = (rows: readonly CheckedRow<unknown>[]): Line[] =>
  rows.flatMap((row) =>
    row.errors.map(({ label, message }, place) => ({
      key: `${row.number} ${place}`,
      row,
      text: label === '' ? message : `${label}: ${message}`,
    })),
  );

function Errors({ rows }: { rows: readonly CheckedRow<unknown>[] }) {
  const lines = toLines(rows);
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="csv-errors">
      <h3 id="csv-errors">Errors to fix</h3>
      <ul className={styles.errors}>
        {lines.slice(0, SHOWN_ERRORS).map(({ key, row, text }) => (
          <li key={key}>
            <strong>Row {row.number}</strong> {text}
          </li>
        ))}
      </ul>
      {lines.length > SHOWN_ERRORS && <p className={styles.hint}>{`And ${lines.length - SHOWN_ERRORS} more.`}</p>}
    </section>
  );
}

/** What was recognized in a file, and which rows cannot be imported. */
export function CsvCheck<Draft>({ kind, checked, ready, onDecide }: Props<Draft>) {
  const { table, mapping, rows } = checked;
  const wrong = rows.length - ready;
  return (
    <>
      <p className={styles.lead} role="status">
        {`${countOf(rows.length, 'row')}: ${ready} ready`}
        {wrong > 0 && `, ${wrong} with errors, which are skipped and can be downloaded afterward`}
      </p>
      <p className={styles.hint}>
        {`${table.fileName}, ${table.encoding}, separated by ${DELIMITER_NAMES[table.delimiter] ?? table.delimiter}`}
      </p>
      <UnknownColumns columns={kind.columns} headers={table.headers} mapping={mapping} onDecide={onDecide} />
      <FirstRows mapping={mapping} rows={rows} />
      <Errors rows={rows} />
    </>
  );
}
