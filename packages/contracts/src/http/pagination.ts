import * as z from 'zod';

export const DEFAULT_PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 100;

const wholeNumber = (message: string) => z.coerce.number<number | string>({ error: message }).int(message);

/** Query parameters of every list: `page` counts from 1, `limit` is the page's size. */
export const pageQuery = {
  page: wholeNumber('Page number must be greater than 0').min(1, 'Page number must be greater than 0').default(1),
  limit: wholeNumber('Limit must be between 1 and 100')
    .min(1, 'Limit must be between 1 and 100')
    .max(MAX_PAGE_SIZE, 'Limit must be between 1 and 100')
    .default(DEFAULT_PAGE_SIZE),
};

export const pagination = z
  .object({
    page: z.number().int(),
    limit: z.number().int(),
    total: z.number().int(),
    totalPages: z.number().int(),
  })
  .meta({ id: 'Pagination' });

export type Pagination = z.infer<typeof pagination>;

export const paginate = (page: number, limit: number, total: number): Pagination => ({
  page,
  limit,
  total,
  totalPages: Math.ceil(total / limit),
});
