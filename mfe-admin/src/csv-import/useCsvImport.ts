import { useState } from 'react';
import { runForEach } from '../resource-page/runForEach';
import { useStoppable } from '../resource-page/useStoppable';
import type { CsvKind } from './CsvKind';
import { type CheckedRow, checkRows } from './checkRows';
import { type Mapped, mapColumns } from './mapColumns';
import { type CsvTable, readCsv, UnreadableCsv } from './readCsv';
import type { Refusal } from './writeCsv';

const UNREADABLE = 'This file cannot be read as CSV.';
const STOPPED = 'Not imported: the import was stopped';

/** A table and how its columns are mapped so far. */
export interface CheckedTable<Draft> {
  table: CsvTable;
  mapping: readonly Mapped[];
  rows: readonly CheckedRow<Draft>[];
}

/** The result of an import; rows that were created are kept. */
export interface ImportReport {
  table: CsvTable;
  created: readonly { number: number; name: string }[];
  refused: readonly Refusal[];
}

type Step<Draft> =
  | { is: 'choose'; problem?: string }
  | ({ is: 'check'; chosen: Readonly<Record<number, string>> } & CheckedTable<Draft>)
  | { is: 'run'; ended: number; total: number }
  | { is: 'report'; report: ImportReport };

type Ready<Draft> = CheckedRow<Draft> & { draft: Draft };
const isReady = <Draft>(row: CheckedRow<Draft>): row is Ready<Draft> => row.draft !== undefined;

const inWords = ({ errors }: CheckedRow<unknown>): string =>
  errors.map(({ label, message }) => (label === '' ? message : `${label}: ${message}`)).join('; ');

/** Leads from a chosen file through the check to the report; nothing is written before `start`. */
export const useCsvImport = <Draft>(kind: CsvKind<Draft>, create: (draft: Draft) => Promise<unknown>) => {
  const [step, setStep] = useState<Step<Draft>>({ is: 'choose' });
  const { begin, stop } = useStoppable(step.is === 'run');

  const check = (table: CsvTable, chosen: Readonly<Record<number, string>>) => {
    const mapping = mapColumns(table.headers, kind.columns, chosen);
    setStep({ is: 'check', table, chosen, mapping, rows: checkRows(kind, table, mapping) });
  };

  const choose = async (file: File): Promise<void> => {
    try {
      check(await readCsv(file), {});
    } catch (error) {
      setStep({ is: 'choose', problem: error instanceof UnreadableCsv ? error.message : UNREADABLE });
    }
  };

  const start = async ({ table, rows }: CheckedTable<Draft>): Promise<void> => {
    const ready = rows.filter(isReady);
    const signal = begin();
    setStep({ is: 'run', ended: 0, total: ready.length });
    // One at a time, so that the list keeps the order of the file.
    const { succeeded, failures } = await runForEach(ready, ({ draft }) => create(draft), {
      atOnce: 1,
      signal,
      onProgress: (ended) => setStep({ is: 'run', ended, total: ready.length }),
    });
    const created = new Set<CheckedRow<Draft>>(succeeded);
    const reasons = new Map<CheckedRow<Draft>, string>(failures.map(({ item, message }) => [item, message]));
    const refused = rows
      .filter((row) => !created.has(row))
      .map((row) => ({ row, reason: reasons.get(row) ?? (isReady(row) ? STOPPED : inWords(row)) }));
    setStep({ is: 'report', report: { table, created: succeeded, refused } });
  };

  return {
    step,
    choose,
    again: () => setStep({ is: 'choose' }),
    start,
    stop,
    /** Maps the headers at these positions to a column path, or ignores them. */
    decide: (places: readonly number[], path: string) => {
      if (step.is !== 'check') return;
      check(step.table, { ...step.chosen, ...Object.fromEntries(places.map((place) => [place, path])) });
    },
  };
};
