import type { Resource } from '@atelier/contracts/auth/permissions';
import type * as z from 'zod';
import type { Noun } from '../resource-page/useBulkAction';
import type { CsvColumn } from './CsvColumn';

/** What a manager's items are in a file: one row each. */
export interface CsvKind<Draft> {
  noun: Noun;
  /** On which the right to write is needed. */
  resource: Resource;
  /** The first one names the item. */
  columns: readonly CsvColumn[];
  /** The contract's rules for a new item. */
  schema: z.ZodType<Draft>;
  /** What a cell that is empty or absent stands for, by field. */
  preset?: Readonly<Record<string, unknown>>;
  /** Fields of the template's row. */
  example: object;
}
