import { hasOneWayOut, mailSettings, randomKey, serviceEnvironment } from '@atelier/service-kit';
import type * as z from 'zod';

/**
 * What the auth service needs beside the usual: a way for mails, the key that releases are published with, where there is
 * one, and the key that secrets of second factors are sealed with; without it they are sealed with one of the database.
 */
export const authEnvironment = serviceEnvironment
  .extend({
    ...mailSettings,
    ATELIER_RELEASE_KEY: randomKey,
    ATELIER_ENCRYPTION_KEY: randomKey,
  })
  .superRefine(hasOneWayOut);
export type AuthEnvironment = z.output<typeof authEnvironment>;
