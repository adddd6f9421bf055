import { pipeline, Readable } from 'node:stream';
import type { AuditChange } from '@atelier/contracts';
import { type Stringifier, stringify } from 'csv-stringify';
import type { ActivityRecord } from './activity-entry.js';

const NO_CHANGE: AuditChange = { field: '', before: null, after: null };

type Cell = (entry: ActivityRecord, change: AuditChange) => string | null;

const toText = (value: AuditChange['before']): string | null => (value === null ? null : String(value));

const COLUMNS: Readonly<Record<string, Cell>> = {
  id: ({ id }) => id,
  at: ({ at }) => at.toISOString(),
  actor: ({ actor }) => actor.name,
  actor_kind: ({ actor }) => actor.kind,
  actor_id: ({ actor }) => actor.id,
  action: ({ action }) => action,
  resource: ({ resource }) => resource,
  item_kind: ({ item }) => item.kind,
  item_id: ({ item }) => item.id,
  item: ({ item }) => item.title,
  field: (_entry, { field }) => field,
  before: (_entry, { before }) => toText(before),
  after: (_entry, { after }) => toText(after),
  note: ({ note }) => note,
  request_id: ({ requestId }) => requestId,
};

const cells = Object.values(COLUMNS);

/** One row per changed field; an entry without changes has one row. */
async function* rows(entries: AsyncIterable<ActivityRecord>) {
  for await (const entry of entries)
    for (const change of entry.changes.length === 0 ? [NO_CHANGE] : entry.changes)
      yield cells.map((cell) => cell(entry, change));
}

const WAS_LEFT = 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Writes CSV (RFC 4180) in UTF-8 with a byte order mark, row by row as entries are read; formulas are escaped with an
 * apostrophe.
 */
export const activityCsv = (entries: AsyncIterable<ActivityRecord>, failed: (error: unknown) => void): Stringifier => {
  const csv = stringify({
    header: true,
    columns: Object.keys(COLUMNS),
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
  return pipeline(Readable.from(rows(entries)), csv, (error) => {
    if (error && error.code !== WAS_LEFT) failed(error);
  });
};
