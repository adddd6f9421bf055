import * as z from 'zod';

export const storedFile = z
  .object({ id: z.string(), path: z.string(), url: z.string(), contentType: z.string(), bytes: z.number().int() })
  .meta({ id: 'StoredFile' });
export type StoredFile = z.infer<typeof storedFile>;

export const uploadAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.array(storedFile),
  url: z.string(),
});

/** The generic uploader's defaults (admin.md §5). */
export const UPLOAD_MAX_FILES = 10;
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024;

export const uploadFolder = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/, 'Folder may only contain lowercase letters, digits, hyphens and slashes')
  .default('temp');
