import type { Caller, Request } from '../api-client.ts';
import type { Workshop } from '../workshop.ts';

/** Prepares the data for a successful call and returns the request. */
export type Scenario = (workshop: Workshop) => Promise<Request & { as?: Caller }>;

/** A call without preparation. */
export const plainly =
  (request: Request & { as?: Caller } = {}): Scenario =>
  async () =>
    request;
