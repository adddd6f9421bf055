import type { SampleService } from './sample-service.ts';
import { servicesOfCare } from './services-of-care.ts';
import { servicesOfMaking } from './services-of-making.ts';

/** In the order in which the site shows them. */
export const sampleServices: readonly SampleService[] = [...servicesOfMaking, ...servicesOfCare];
