import { serviceEnvironment } from '@atelier/service-kit';
import * as z from 'zod';

const MIN_RELEASE_KEY_LENGTH = 32;

/** What the auth service needs beside the usual: the key that releases are published with, where there is one. */
export const authEnvironment = serviceEnvironment.extend({
  ATELIER_RELEASE_KEY: z
    .string()
    .min(MIN_RELEASE_KEY_LENGTH, `must have at least ${MIN_RELEASE_KEY_LENGTH} random characters`)
    .optional(),
});
export type AuthEnvironment = z.infer<typeof authEnvironment>;
