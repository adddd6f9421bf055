import { serviceEnvironment, storageEnvironment } from '@atelier/service-kit';
import * as z from 'zod';

export const seoEnvironment = serviceEnvironment.extend(storageEnvironment.shape).extend({
  STUDIO_NAME: z.string().max(100, 'must be at most 100 characters').default('Atelier'),
});
export type SeoEnvironment = z.output<typeof seoEnvironment>;
