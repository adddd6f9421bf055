import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { TokenClaims } from '@atelier/contracts';

/** The context of a request or event within a process; log lines and outgoing events include it. */
interface RequestContext {
  requestId: string;
  /** The current span; see tracer.ts. */
  traceparent: string;
  /** The sender of the request, once their token is checked. */
  viewer?: TokenClaims | undefined;
  /** What the answer depends on; see cache-tags.ts. */
  cacheTags?: Set<string>;
  /** The handler that is applying the event, if it has a name. */
  handler?: string;
  /** How often the broker has delivered the events that are being applied, this time included; by the ID of the event. */
  deliveries?: ReadonlyMap<string, number>;
}

const storage = new AsyncLocalStorage<RequestContext>();
const REQUEST_ID = /^[\w.:-]{1,64}$/;

export const currentContext = (): RequestContext | undefined => storage.getStore();

export const runInContext = <Result>(context: RequestContext, work: () => Result): Result => storage.run(context, work);

/** For long-lived handles, whose callbacks belong to no request. */
export const runWithoutContext = <Result>(work: () => Result): Result => storage.exit(work);

export const asRequestId = (incoming: string | undefined): string =>
  incoming !== undefined && REQUEST_ID.test(incoming) ? incoming : randomUUID();
