import type { CsvColumn } from './CsvColumn';

type Fields = Readonly<Record<string, unknown>>;
interface Step {
  title: string;
  description: string;
}

/** Spreadsheets run cells that start like this. Existing apostrophes count too, so that reading reverses writing. */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;
export const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
export const withoutGuard = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);

const TRUE = new Set(['yes', 'true', '1', 'y', 'x']);
const FALSE = new Set(['no', 'false', '0', 'n']);

const joinList = (entries: readonly string[]): string => {
  const line = entries.map((entry) => entry.replaceAll('|', '\\|')).join(' | ');
  // Marks a single entry with a semicolon, which would otherwise be read as two.
  return entries.length === 1 && line.includes(';') ? `${line} |` : line;
};

const splitList = (cell: string): string[] => {
  const entries = /(?<!\\)\|/.test(cell) ? cell.split(/(?<!\\)\|/) : cell.split(';');
  return entries.map((entry) => entry.trim().replaceAll('\\|', '|')).filter((entry) => entry !== '');
};

const textOfStep = ({ title, description }: Step): string =>
  description === '' ? title : `${title.replaceAll(':', '\\:')}: ${description}`;

const toStep = (text: string): Step => {
  const [title = '', ..._rest] = text.split(/(?<!\\):\s*/);
  return { title: title.replaceAll('\\:', ':').trim(), description: text.slice(title.length).replace(/^:\s*/, '') };
};

const getPart = (fields: Fields, path: string): unknown =>
  path.split('.').reduce<unknown>((value, step) => (value as Fields | null | undefined)?.[step], fields);

const getText = (value: unknown, { form }: CsvColumn): string => {
  if (value === null || value === undefined) return '';
  if (form === 'steps') return joinList((value as Step[]).map(textOfStep));
  if (form === 'list') return joinList(value as string[]);
  if (form === 'yes-no') return value ? 'yes' : 'no';
  return String(value);
};

/** The cells of an item, in column order. */
export const toCells = (item: object, columns: readonly CsvColumn[]): string[] =>
  columns.map((column) => getText(getPart(item as Fields, column.path), column));

const parseBoolean = (cell: string): boolean | string => {
  const word = cell.toLowerCase();
  if (TRUE.has(word)) return true;
  return FALSE.has(word) ? false : cell;
};

// Text that is not a number stays unchanged, so that the contract reports it.
const toNumber = (cell: string): number | string => (Number.isNaN(Number(cell)) ? cell : Number(cell));

const toChosen = (cell: string, { choices = [] }: CsvColumn): string => {
  const word = cell.toLowerCase();
  return choices.find(({ value, label }) => [value, label.toLowerCase()].includes(word))?.value ?? cell;
};

/** The value of a cell; undefined if it is empty. */
const parseCell = (cell: string, column: CsvColumn): unknown => {
  const text = withoutGuard(cell.trim());
  if (text === '') return undefined;
  if (column.form === 'list') return splitList(text);
  if (column.form === 'steps') return splitList(text).map(toStep);
  if (column.form === 'yes-no') return parseBoolean(text);
  if (column.form === 'number') return toNumber(text);
  return toChosen(text, column);
};

/** The fields in a row; empty cells are left out. */
export const getFields = (cells: readonly string[], columns: readonly (CsvColumn | undefined)[]): Fields => {
  const fields: Record<string, unknown> = {};
  columns.forEach((column, place) => {
    const value = column && parseCell(cells[place] ?? '', column);
    if (column === undefined || value === undefined) return;
    const [field = '', part] = column.path.split('.');
    fields[field] = part === undefined ? value : { ...(fields[field] as Fields | undefined), [part]: value };
  });
  return fields;
};
