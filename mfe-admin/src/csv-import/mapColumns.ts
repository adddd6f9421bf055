import type { CsvColumn } from './CsvColumn';

/** The column that says why a row was refused; it comes back with a corrected file. */
export const ERROR_HEADER = 'Import error';
export const IGNORED = 'ignored';

/** What a header stands for; undefined where nobody knows. */
export type Mapped = CsvColumn | typeof IGNORED | undefined;

/** 'Short Description', 'short_description' and 'shortDescription' are one. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const getNames = ({ path, label, also = [] }: CsvColumn): string[] =>
  [path, path.split('.').at(-1) ?? path, label, ...also].map(plain);

/** A column by its field goes before one by the last step of its path: 'email' is no link. */
const columnNamed = (header: string, columns: readonly CsvColumn[]): CsvColumn | undefined => {
  const name = plain(header);
  if (name === '') return undefined;
  return (
    columns.find(({ path, label }) => plain(path) === name || plain(label) === name) ??
    columns.find((column) => getNames(column).includes(name))
  );
};

/** Which column each header means; of two that mean the same the first. `chosen` is what the person said, by place. */
export const mapColumns = (
  headers: readonly string[],
  columns: readonly CsvColumn[],
  chosen: Readonly<Record<number, string>> = {},
): readonly Mapped[] => {
  const taken = new Set(Object.values(chosen));
  return headers.map((header, place) => {
    const choice = chosen[place];
    if (choice === IGNORED || header === ERROR_HEADER) return IGNORED;
    if (choice !== undefined) return columns.find(({ path }) => path === choice);
    const column = columnNamed(header, columns);
    if (column === undefined || taken.has(column.path)) return undefined;
    taken.add(column.path);
    return column;
  });
};

export const findColumn = (mapped: Mapped): CsvColumn | undefined => (mapped === IGNORED ? undefined : mapped);
