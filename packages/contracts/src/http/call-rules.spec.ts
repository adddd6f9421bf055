import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { bulkIds, bulkUpdate } from './bulk.js';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, pageQuery } from './pagination.js';

const said = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

const page = z.strictObject(pageQuery);
const PAGE = 'Page number must be greater than 0';
const LIMIT = 'Limit must be between 1 and 100';
const NO_UPDATES = 'Updates array is required and must not be empty';
const NO_IDS = 'IDs array is required and must not be empty';

describe('API call rules', () => {
  it('API-PAGE default to the first page with ten items, and allow at most a hundred', () => {
    expect(page.parse({})).toEqual({ page: 1, limit: DEFAULT_PAGE_SIZE });
    expect([DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE]).toEqual([10, 100]);
  });

  it.each([
    [{ page: '0' }, [PAGE]],
    [{ page: '-1' }, [PAGE]],
    [{ page: '1.5' }, [PAGE]],
    [{ page: 'first' }, [PAGE]],
    [{ page: '1' }, []],
    [{ limit: '0' }, [LIMIT]],
    [{ limit: '1' }, []],
    [{ limit: '100' }, []],
    [{ limit: '101' }, [LIMIT]],
    [{ limit: 'many' }, [LIMIT]],
  ])('API-PAGE validate %j: %j', (query, messages) => {
    expect(said(page, query)).toEqual(messages);
  });

  it.each([
    [bulkUpdate, {}, [NO_UPDATES]],
    [bulkUpdate, { updates: null }, [NO_UPDATES]],
    [bulkUpdate, { updates: 'all' }, [NO_UPDATES]],
    [bulkUpdate, { updates: [] }, [NO_UPDATES]],
    [bulkUpdate, { updates: [{ id: 'a' }, { title: 'b' }] }, ['Update at index 1 is missing ID']],
    [
      bulkUpdate,
      { updates: [{ id: '' }, { id: ' ' }] },
      [0, 1].map((index) => `Update at index ${index} is missing ID`),
    ],
    [bulkUpdate, { updates: [{ id: 'a' }] }, []],
    [bulkIds, {}, [NO_IDS]],
    [bulkIds, { ids: null }, [NO_IDS]],
    [bulkIds, { ids: [] }, [NO_IDS]],
    [bulkIds, { ids: ['a', ''] }, ['ID at index 1 is invalid']],
    [bulkIds, { ids: [null, 'b', ' '] }, ['ID at index 0 is invalid', 'ID at index 2 is invalid']],
    [bulkIds, { ids: ['a'] }, []],
    [bulkIds, { ids: [{ id: 'a', expectedVersion: 3 }, 'b'] }, []],
    [bulkIds, { ids: [{ id: ' ', expectedVersion: 3 }] }, ['ID at index 0 is invalid']],
    [bulkIds, { ids: [{ id: 'a', expectedVersion: 'x' }] }, ['ID at index 0 is invalid']],
    [bulkUpdate, { updates: [{ id: 'a', expectedVersion: 'x' }] }, ['Expected version must be a whole number']],
  ])('APRJ-1 ABULK-1 validate the list of a bulk call (%#)', (schema, body, messages) => {
    expect(said(schema, body)).toEqual(messages);
  });

  it('ABULK-1 separate the expected version from the data of a change', () => {
    expect(bulkUpdate.parse({ updates: [{ id: ' a ', expectedVersion: 3, status: 'draft' }] })).toEqual([
      { id: 'a', expectedVersion: 3, data: { status: 'draft' } },
    ]);
    expect(bulkIds.parse({ ids: [' a ', { id: 'b', expectedVersion: 3 }] })).toEqual([
      { id: 'a' },
      { id: 'b', expectedVersion: 3 },
    ]);
  });
});
