import type { Caller, Request } from '../api-client.ts';
import type { Workshop } from '../workshop.ts';

/** What makes a call succeed: prepares what it needs and says what to send. */
export type Scenario = (workshop: Workshop) => Promise<Request & { as?: Caller }>;

/** A call that needs nothing. */
export const plainly =
  (request: Request & { as?: Caller } = {}): Scenario =>
  async () =>
    request;
