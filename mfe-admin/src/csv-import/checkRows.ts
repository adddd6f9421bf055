import type { CsvKind } from './CsvKind';
import { getFields } from './cells';
import { findColumn, type Mapped } from './mapColumns';
import type { CsvRow, CsvTable } from './readCsv';

export interface CellError {
  /** The column's label; empty for the whole row. */
  label: string;
  message: string;
}

export interface CheckedRow<Draft> extends CsvRow {
  name: string;
  /** The data to send; absent if the row is invalid. */
  draft?: Draft;
  errors: readonly CellError[];
}

interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

const getError = <Draft>({ path, message }: Issue, { columns }: CsvKind<Draft>): CellError => {
  const whole = path.map(String).join('.');
  const column = columns.find((one) => one.path === whole) ?? columns.find((one) => one.path === String(path[0]));
  return { label: column?.label ?? whole, message };
};

const TOO_MANY_CELLS: CellError = { label: '', message: 'This row has more cells than there are headers' };

const checkRow = <Draft>(kind: CsvKind<Draft>, row: CsvRow, table: CsvTable, mapping: readonly Mapped[]) => {
  const isTooLong = row.cells.slice(table.headers.length).some((cell) => cell.trim() !== '');
  const fields = { ...kind.preset, ...getFields(row.cells, mapping.map(findColumn)) };
  const named = mapping.findIndex((mapped) => findColumn(mapped) === kind.columns[0]);
  const name = row.cells[named]?.trim() || `Row ${row.number}`;
  const { success, data, error } = kind.schema.safeParse(fields);
  if (success && !isTooLong) return { ...row, name, draft: data, errors: [] };
  const errors = (error?.issues ?? []).map((issue) => getError(issue, kind));
  return { ...row, name, errors: isTooLong ? [TOO_MANY_CELLS, ...errors] : errors };
};

/** Checks every row against the contract's schema, as the server does. */
export const checkRows = <Draft>(
  kind: CsvKind<Draft>,
  table: CsvTable,
  mapping: readonly Mapped[],
): readonly CheckedRow<Draft>[] => table.rows.map((row) => checkRow(kind, row, table, mapping));

/** Labels of the required columns. */
export const requiredLabels = <Draft>(kind: CsvKind<Draft>): readonly string[] => {
  const { error } = kind.schema.safeParse({ ...kind.preset });
  return [...new Set((error?.issues ?? []).map((issue) => getError(issue, kind).label))];
};
