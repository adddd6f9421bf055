import type { CsvColumn } from './CsvColumn';
import styles from './CsvImport.module.css';
import type { CellError, CheckedRow } from './checkRows';
import { findColumn, type Mapped } from './mapColumns';

const SHOWN = 10;

interface Props {
  mapping: readonly Mapped[];
  rows: readonly CheckedRow<unknown>[];
}

interface ShownColumn {
  column: CsvColumn;
  place: number;
}

const getMessages = (errors: readonly CellError[]): string => errors.map(({ message }) => message).join('. ');

function Row({ row, columns }: { row: CheckedRow<unknown>; columns: readonly ShownColumn[] }) {
  const labels = columns.map(({ column }) => column.label);
  const elsewhere = row.errors.filter(({ label }) => !labels.includes(label));
  return (
    <tr>
      <th scope="row">
        {row.number}
        {elsewhere.map(({ label, message }) => (
          <span key={label + message} className={styles.wrong}>
            {message}
          </span>
        ))}
      </th>
      {columns.map(({ column, place }) => {
        const errors = row.errors.filter(({ label }) => label === column.label);
        return (
          <td key={column.path} data-is-wrong={errors.length > 0}>
            <span className={styles.cell}>{row.cells[place]}</span>
            {errors.length > 0 && <span className={styles.wrong}>{getMessages(errors)}</span>}
          </td>
        );
      })}
    </tr>
  );
}

/** The first rows under the fields that they map to. */
export function FirstRows({ mapping, rows }: Props) {
  const columns = mapping.flatMap((mapped, place) => {
    const column = findColumn(mapped);
    return column === undefined ? [] : [{ column, place }];
  });
  const title = rows.length > SHOWN ? `The first ${SHOWN} rows` : 'The rows';
  return (
    <div>
      <h3 id="csv-rows">{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <section className={styles.scroll} aria-labelledby="csv-rows" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Row</th>
              {columns.map(({ column }) => (
                <th key={column.path} scope="col">
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN).map((row) => (
              <Row key={row.number} row={row} columns={columns} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
