import {
  days,
  registerMultipart,
  type ServiceDefinition,
  serviceEnvironment,
  storageEnvironment,
} from '@atelier/service-kit';
import * as z from 'zod';
import { MediaModule } from './media.module.js';

const HOUR_MS = 60 * 60 * 1000;
const INTERVAL_FORM = 'must be a number of milliseconds from 1000, such as 3600000';

const environment = serviceEnvironment.extend(storageEnvironment.shape).extend({
  MEDIA_COLLECT_INTERVAL_MS: z.coerce
    .number({ error: INTERVAL_FORM })
    .int(INTERVAL_FORM)
    .min(1000, INTERVAL_FORM)
    .default(HOUR_MS),
  /** How long the daily archives of the event stream are kept. */
  EVENT_ARCHIVE_RETENTION_DAYS: days(7).default(90),
});

/** Uploads and the files of the site, in object storage. */
export const mediaService = {
  name: 'media',
  environment,
  module: () => MediaModule,
  configure: registerMultipart,
} satisfies ServiceDefinition<typeof environment>;
