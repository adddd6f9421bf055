import * as z from 'zod';

/** Header of calls that change an item: the version that the change is based on, with or without quotes. */
export const VERSION_HEADER = 'If-Match';

export const expectedVersion = z
  .string()
  .regex(/^(\*|(W\/)?"?\d{1,9}"?)$/, 'If-Match must be the version of the item, such as "3"')
  .transform((text) => (text === '*' ? undefined : Number(text.replaceAll(/\D/g, ''))));

/** `data` of a 409: the current version, its author and its time. */
export const conflict = z.object({
  version: z.number().int(),
  updated_by: z.string().nullable(),
  updated_at: z.string(),
});
export type Conflict = z.infer<typeof conflict>;

export const versioned = {
  headers: {
    [VERSION_HEADER]:
      'The version of the item that the change is based on. If it changed since, 409 says who changed it, and when.',
  },
  failures: [409],
} as const;
