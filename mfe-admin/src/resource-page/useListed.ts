import { useEffect } from 'react';

interface Answered {
  data: unknown;
  error: Error | undefined;
}

interface Shown<Row> {
  /** Undefined before the first answer. */
  rows: readonly Row[] | undefined;
  total: number;
}

type Fields = Readonly<Record<string, unknown>>;

const asFields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

const rowsIn = (answer: unknown, name: string): readonly unknown[] | undefined => {
  const fields = asFields(answer);
  return [answer, fields[name], fields.data].find((rows) => Array.isArray(rows));
};

const totalIn = (answer: unknown, shown: number): number => {
  const { pagination, total } = asFields(answer);
  const pages = asFields(pagination);
  return Number(pages.totalSubmissions ?? pages.total ?? total ?? shown);
};

/**
 * The rows of a list: under their name, as `data`, or the answer itself. Empty if the list failed to load or the answer
 * is not a list, which is logged.
 */
export const useListed = <Row>({ data, error }: Answered, name: string): Shown<Row> => {
  const rows = data === undefined ? undefined : rowsIn(data, name);
  const isUnknown = data !== undefined && rows === undefined;
  useEffect(() => {
    if (isUnknown) console.warn(`The server did not return a list of ${name}.`, data);
  }, [isUnknown, data, name]);
  if (error !== undefined || isUnknown) return { rows: [], total: 0 };
  return { rows: rows as readonly Row[] | undefined, total: totalIn(data, rows?.length ?? 0) };
};
