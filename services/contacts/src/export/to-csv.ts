import { pipeline, Readable } from 'node:stream';
import { type Stringifier, stringify } from 'csv-stringify';

/** Columns of a file by title, each with a function for its cell. */
export type CsvColumns<Item> = Readonly<Record<string, (item: Item) => string | null>>;

async function* toRows<Item>(items: AsyncIterable<Item>, columns: CsvColumns<Item>) {
  const cells = Object.values(columns);
  for await (const item of items) yield cells.map((cell) => cell(item));
}

const WAS_LEFT = 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Writes items as CSV (RFC 4180) in UTF-8 with a byte order mark, row by row as they are read. A cell that a spreadsheet would
 * run as a formula is prefixed with an apostrophe. If the reader disconnects, reading of items stops too.
 */
export const toCsv = <Item>(
  items: AsyncIterable<Item>,
  columns: CsvColumns<Item>,
  failed: (error: unknown) => void,
): Stringifier => {
  const csv = stringify({
    header: true,
    columns: Object.keys(columns),
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
  return pipeline(Readable.from(toRows(items, columns)), csv, (error) => {
    if (error && error.code !== WAS_LEFT) failed(error);
  });
};
