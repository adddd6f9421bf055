import type { CsvColumn } from './CsvColumn';

/** The column with the reason for a rejection; it is present when a corrected file is uploaded again. */
export const ERROR_HEADER = 'Import error';
export const IGNORED = 'ignored';

/** What a header maps to; undefined if it is unknown. */
export type Mapped = CsvColumn | typeof IGNORED | undefined;

/** Treats 'Short Description', 'short_description', and 'shortDescription' as equal. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const getNames = ({ path, label, also = [] }: CsvColumn): string[] =>
  [path, path.split('.').at(-1) ?? path, label, ...also].map(plain);

/** Full paths take precedence over the last step of a path: 'email' is not a link. */
const columnNamed = (header: string, columns: readonly CsvColumn[]): CsvColumn | undefined => {
  const name = plain(header);
  if (name === '') return undefined;
  return (
    columns.find(({ path, label }) => plain(path) === name || plain(label) === name) ??
    columns.find((column) => getNames(column).includes(name))
  );
};

/** Maps each header to a column; the first of several for one column wins. `chosen` has the user's choices by index. */
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
