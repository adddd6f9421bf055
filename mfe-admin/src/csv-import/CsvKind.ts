import type * as z from 'zod';
import type { CsvColumn } from './CsvColumn';

/** How a manager's items map to CSV rows. */
export interface CsvKind<Draft> {
  /** The first column names the item. */
  columns: readonly CsvColumn[];
  /** The contract's schema for a new item. */
  schema: z.ZodType<Draft>;
  /** Values for empty or missing cells, by field. */
  preset?: Readonly<Record<string, unknown>>;
  /** Field values of the template's row. */
  example: object;
}
