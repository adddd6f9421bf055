import type { SampleService } from './sample-service.ts';
import { servicesOfCare } from './services-of-care.ts';
import { servicesOfMaking } from './services-of-making.ts';

/** In the site's order. */
export const sampleServices: readonly SampleService[] = [...servicesOfMaking, ...servicesOfCare];
