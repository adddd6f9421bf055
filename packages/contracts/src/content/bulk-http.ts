import type { Resource } from '../auth/permissions.js';
import { bulkAnswer, bulkIds, bulkUpdate } from '../http/bulk.js';
import { needs, operations } from '../http/operation.js';
import type { ContentPath } from './content-types.js';
import { BULK_IDS_EXAMPLE } from './examples.js';

const calls = (
  resource: Resource,
  many: string,
  changes: Readonly<Record<string, unknown>>,
  deletionNote?: string,
) => ({
  update: {
    summary: `Changes many ${many}, each separately.`,
    access: needs('write', resource),
    body: bulkUpdate,
    example: { updates: [{ id: '66f1c0a2b5d4e8a1c3f09b7d', data: changes }] },
    answer: bulkAnswer,
  },
  remove: {
    summary: `Moves many ${many} to the trash, each separately.`,
    ...(deletionNote === undefined ? {} : { note: deletionNote }),
    access: needs('delete', resource),
    body: bulkIds,
    example: BULK_IDS_EXAMPLE,
    answer: bulkAnswer,
  },
});

type Calls = ReturnType<typeof calls>;

/** The calls that change or delete many items of one type; `changes` is an example. */
export const getBulk = <Path extends ContentPath>(path: Path, ...type: Parameters<typeof calls>) => {
  const { update, remove } = calls(...type);
  return operations(path, { [`PATCH /${path}/bulk`]: update, [`DELETE /${path}/bulk`]: remove } as Record<
    `PATCH /${Path}/bulk`,
    Calls['update']
  > &
    Record<`DELETE /${Path}/bulk`, Calls['remove']>);
};
