import { externalImages, httpUrl, mailSettings, serviceEnvironment } from '@atelier/service-kit';
import * as z from 'zod';

const MONTHS = 'must be a number of months from 0 (kept until they are deleted) to 120';

export const contentEnvironment = serviceEnvironment.extend({
  /** The media service, which stores the files of items. */
  MEDIA_URL: httpUrl('http://127.0.0.1:4004').default('http://127.0.0.1:4004'),
  EXTERNAL_IMAGES: externalImages,
  /** The studio's name and contact details until staff set them. */
  STUDIO_NAME: mailSettings.STUDIO_NAME.unwrap().optional(),
  STUDIO_EMAIL: mailSettings.STUDIO_EMAIL.unwrap().optional(),
  /** Months for which messages are kept until staff set it; the contacts service applies it. */
  CONTACT_RETENTION_MONTHS: z.coerce.number({ error: MONTHS }).int(MONTHS).min(0, MONTHS).max(120, MONTHS).default(0),
});
export type ContentEnvironment = z.infer<typeof contentEnvironment>;
