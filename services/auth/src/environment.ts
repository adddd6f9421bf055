import { hasOneWayOut, mailSettings, serviceEnvironment } from '@atelier/service-kit';
import * as z from 'zod';

const MIN_RELEASE_KEY_LENGTH = 32;

/** What the auth service needs beside the usual: a way for mails, and the key that releases are published with, where there is one. */
export const authEnvironment = serviceEnvironment
  .extend({
    ...mailSettings,
    ATELIER_RELEASE_KEY: z
      .string()
      .min(MIN_RELEASE_KEY_LENGTH, `must have at least ${MIN_RELEASE_KEY_LENGTH} random characters`)
      .optional(),
  })
  .superRefine(hasOneWayOut);
export type AuthEnvironment = z.output<typeof authEnvironment>;
