import { pipeline, Readable } from 'node:stream';
import { type Stringifier, stringify } from 'csv-stringify';

/** A file's columns by title, each with what it says of an item. */
export type CsvColumns<Item> = Readonly<Record<string, (item: Item) => string | null>>;

async function* rowsOf<Item>(items: AsyncIterable<Item>, columns: CsvColumns<Item>) {
  const cells = Object.values(columns);
  for await (const item of items) yield cells.map((cell) => cell(item));
}

const WAS_LEFT = 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Items as CSV (RFC 4180) in UTF-8 with its mark, row by row as they are read. A cell that a spreadsheet would run as a
 * formula begins with an apostrophe. A reader that leaves ends the reading of items too.
 */
export const csvOf = <Item>(
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
  return pipeline(Readable.from(rowsOf(items, columns)), csv, (error) => {
    if (error && error.code !== WAS_LEFT) failed(error);
  });
};
