import Papa from 'papaparse';

export interface CsvRow {
  /** The row number as in a spreadsheet, where the headers are row 1. */
  number: number;
  cells: readonly string[];
}

export interface CsvTable {
  fileName: string;
  /** The common name: 'UTF-8', 'Windows-1252'. */
  encoding: string;
  delimiter: string;
  headers: readonly string[];
  rows: readonly CsvRow[];
}

export const CSV_MAX_BYTES = 5 * 1024 * 1024;
export const CSV_MAX_ROWS = 1000;
const DELIMITERS = [',', ';', '\t'];

/** A problem with the whole file, in words for the user. */
export class UnreadableCsv extends Error {}

const startsWith = (bytes: Uint8Array, ...mark: readonly number[]): boolean =>
  mark.every((byte, place) => bytes[place] === byte);

const decode = (bytes: Uint8Array, encoding: string): string =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes);

/** Follows the byte order mark, else tries UTF-8, else assumes the encoding that Excel writes. */
const decoded = (bytes: Uint8Array): { encoding: string; text: string } => {
  if (startsWith(bytes, 0xff, 0xfe)) return { encoding: 'UTF-16', text: decode(bytes, 'utf-16le') };
  if (startsWith(bytes, 0xfe, 0xff)) return { encoding: 'UTF-16', text: decode(bytes, 'utf-16be') };
  try {
    return { encoding: 'UTF-8', text: decode(bytes, 'utf-8') };
  } catch {
    return { encoding: 'Windows-1252', text: decode(bytes, 'windows-1252') };
  }
};

const isFilled = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '');

const parsed = (text: string) => {
  const { data, errors, meta } = Papa.parse<string[]>(text, { delimitersToGuess: DELIMITERS });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken !== undefined) throw new UnreadableCsv(`Row ${(broken.row ?? 0) + 1} has a quote that is not closed.`);
  return { data, delimiter: meta.delimiter };
};

/** Reads a CSV file and detects its encoding and delimiter. */
export const readCsv = async (file: File): Promise<CsvTable> => {
  if (file.size > CSV_MAX_BYTES) throw new UnreadableCsv('The file is larger than 5 MB. Split it into smaller files.');
  const { encoding, text } = decoded(new Uint8Array(await file.arrayBuffer()));
  const { data, delimiter } = parsed(text);
  const [headers = [], ...rest] = data;
  const rows = rest.map((cells, place) => ({ number: place + 2, cells })).filter(({ cells }) => isFilled(cells));
  if (!isFilled(headers)) throw new UnreadableCsv('The first row must contain the column names.');
  if (rows.length === 0) throw new UnreadableCsv('The file has no rows below its headers.');
  if (rows.length > CSV_MAX_ROWS)
    throw new UnreadableCsv(`The file has ${rows.length} rows; ${CSV_MAX_ROWS} can be imported at once.`);
  return { fileName: file.name, encoding, delimiter, headers: headers.map((header) => header.trim()), rows };
};
