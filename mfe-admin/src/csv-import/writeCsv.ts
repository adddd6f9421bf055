import Papa from 'papaparse';
import type { Noun } from '../numbers/numbers';
import { saveFile } from '../platform/saveFile';
import type { CsvKind } from './CsvKind';
import { guarded, toCells, withoutGuard } from './cells';
import type { CheckedRow } from './checkRows';
import { ERROR_HEADER } from './mapColumns';
import type { CsvTable } from './readCsv';

/** Without it, spreadsheets assume a local encoding. */
const UTF8_MARK = '\uFEFF';

/** Formats rows as CSV text and escapes formulas. */
export const toCsv = (headers: readonly string[], rows: readonly (readonly string[])[]): string =>
  Papa.unparse([headers, ...rows].map((row) => row.map(guarded)));

export const saveCsv = (csv: string, name: string): void =>
  saveFile(new Blob([UTF8_MARK, csv], { type: 'text/csv;charset=utf-8' }), name);

export const csvOfItems = <Draft>({ columns }: CsvKind<Draft>, items: readonly object[]): string =>
  toCsv(
    columns.map(({ label }) => label),
    items.map((item) => toCells(item, columns)),
  );

const getFileName = ({ many }: Noun): string => many.replaceAll(' ', '-');

export const saveItems = <Draft>(kind: CsvKind<Draft>, noun: Noun, items: readonly object[]): void =>
  saveCsv(csvOfItems(kind, items), `${getFileName(noun)}-${new Date().toISOString().slice(0, 10)}.csv`);

export const saveTemplate = <Draft>(kind: CsvKind<Draft>, noun: Noun): void =>
  saveCsv(csvOfItems(kind, [kind.example]), `${getFileName(noun)}-template.csv`);

export interface Refusal {
  row: Pick<CheckedRow<unknown>, 'number' | 'name' | 'cells'>;
  reason: string;
}

/** Rows as they were read, so escaped cells are not escaped twice. */
export const csvOfRefused = ({ headers }: CsvTable, refused: readonly Refusal[]): string => {
  const kept = headers.map((header, place) => ({ header, place })).filter(({ header }) => header !== ERROR_HEADER);
  return toCsv(
    [...kept.map(({ header }) => header), ERROR_HEADER],
    refused.map(({ row, reason }) => [...kept.map(({ place }) => withoutGuard(row.cells[place] ?? '')), reason]),
  );
};

export const saveRefused = (noun: Noun, table: CsvTable, refused: readonly Refusal[]): void =>
  saveCsv(csvOfRefused(table, refused), `${getFileName(noun)}-refused.csv`);
