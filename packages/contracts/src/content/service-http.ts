import * as z from 'zod';
import { booleanWord, searchText } from '../http/fields.js';
import { needs, operations } from '../http/operation.js';
import { pageQuery, pagination } from '../http/pagination.js';
import { done } from '../http/success.js';
import { versioned } from '../http/version.js';
import { getBulk } from './bulk-http.js';
import { valueCount } from './content-fields.js';
import { CONTENT_UPLOADS } from './content-types.js';
import { SERVICE_EXAMPLE } from './examples.js';
import { getHistory } from './history-http.js';
import { getOrdering } from './order-http.js';
import { service, serviceCategory, serviceInput, servicePatch } from './service.js';

const categoryFilter = z.union([z.literal('all').transform(() => undefined), serviceCategory]).optional();

/** `active` is true for visitors; `false` and `all` need read on services. */
export const activeFilter = z
  .enum(['true', 'false', 'all'], 'Active must be true, false or all')
  .default('true')
  .transform((word) => (word === 'all' ? undefined : word === 'true'));

/** Query of GET /services. */
export const serviceListQuery = z.strictObject({
  ...pageQuery,
  active: activeFilter,
  category: categoryFilter,
  technology: z.string().trim().max(60).optional(),
  homepage: booleanWord.optional(),
  search: searchText.optional(),
  sort: z
    .enum(['order', 'name', 'name_desc', 'latest', 'oldest'], 'Sort must be order, name, name_desc, latest or oldest')
    .default('order'),
});
export type ServiceListQuery = z.output<typeof serviceListQuery>;

export const serviceList = z
  .object({
    success: z.literal(true),
    data: z.array(service),
    services: z.array(service),
    total: z.number().int(),
    pagination,
  })
  .meta({ id: 'ServiceList' });
export type ServiceList = z.infer<typeof serviceList>;

export const serviceAnswer = z
  .object({ success: z.literal(true), message: z.string().optional(), data: service, service })
  .meta({ id: 'ServiceAnswer' });
export type ServiceAnswer = z.infer<typeof serviceAnswer>;

export const serviceStats = z
  .object({
    success: z.literal(true),
    data: z.object({
      total: z.number().int(),
      active: z.number().int(),
      inactive: z.number().int(),
      categories: z.number().int(),
      withFeatures: z.number().int(),
      byCategory: z.array(valueCount),
    }),
  })
  .meta({ id: 'ServiceStats' });
export type ServiceStats = z.infer<typeof serviceStats>;

/** GET /services/test-db: whether the service reaches its database; details for staff only. */
export const databaseTest = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({
    connected: z.boolean(),
    responseTimeMs: z.number().optional(),
    database: z.string().optional(),
    version: z.string().nullable().optional(),
    services: z.number().int().optional(),
  }),
});

const own = operations('services', {
  'GET /services': {
    summary: 'Lists services by page, filtered and searched.',
    note: 'active=false and active=all need read on services.',
    access: 'everyone',
    query: serviceListQuery,
    answer: serviceList,
    failures: [401, 403],
  },
  'GET /services/stats': { summary: 'Counts services.', access: 'everyone', answer: serviceStats },
  'GET /services/test-db': {
    summary: 'Whether the services can reach their database.',
    access: 'everyone',
    answer: databaseTest,
    failures: [503],
  },
  'GET /services/category/{category}': {
    summary: 'Lists the services of a category.',
    access: 'everyone',
    parameters: { category: serviceCategory },
    query: serviceListQuery.omit({ category: true }),
    answer: serviceList,
    failures: [401, 403],
  },
  'GET /services/{id}': { summary: 'Returns a service.', access: 'everyone', answer: serviceAnswer, failures: [410] },
  'POST /services': {
    summary: 'Adds a service.',
    access: needs('write', 'services'),
    body: serviceInput,
    upload: CONTENT_UPLOADS.services,
    example: SERVICE_EXAMPLE,
    answer: serviceAnswer,
    status: 201,
  },
  'PUT /services/{id}': {
    summary: 'Changes a service; absent fields stay.',
    access: needs('write', 'services'),
    body: servicePatch,
    upload: CONTENT_UPLOADS.services,
    example: { is_active: false, estimated_timeline: '8 weeks' },
    answer: serviceAnswer,
    ...versioned,
  },
  'DELETE /services/{id}': {
    summary: 'Moves a service to the trash.',
    access: needs('delete', 'services'),
    answer: done,
    ...versioned,
  },
});

export const serviceOperations = {
  ...own,
  ...getBulk('services', 'services', 'services', { is_active: false }),
  ...getOrdering('services', 'services', 'services'),
  ...getHistory('services', 'services', service),
};
