import { httpUrl, mailSettings, serviceEnvironment } from '@atelier/service-kit';
import type * as z from 'zod';

export const contentEnvironment = serviceEnvironment.extend({
  /** Keeps the files that come with items. */
  MEDIA_URL: httpUrl('http://127.0.0.1:4004').default('http://127.0.0.1:4004'),
  /** What the studio is called and reached by until staff set it. */
  STUDIO_NAME: mailSettings.STUDIO_NAME.unwrap().optional(),
  STUDIO_EMAIL: mailSettings.STUDIO_EMAIL.unwrap().optional(),
});
export type ContentEnvironment = z.infer<typeof contentEnvironment>;
