import { hasOneWayOut, mailSettings, randomKey, serviceEnvironment } from '@atelier/service-kit';
import type * as z from 'zod';

/**
 * Additional settings of the auth service: a way to send mail, an optional key for publishing releases, and an optional key
 * that seals secrets of second factors; the default is a key from the database.
 */
export const authEnvironment = serviceEnvironment
  .extend({
    ...mailSettings,
    ATELIER_RELEASE_KEY: randomKey,
    ATELIER_ENCRYPTION_KEY: randomKey,
  })
  .superRefine(hasOneWayOut);
export type AuthEnvironment = z.output<typeof authEnvironment>;
