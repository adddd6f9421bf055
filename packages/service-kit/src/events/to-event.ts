import { randomUUID } from 'node:crypto';
import type { CloudEvent, EventData, EventDefinition } from '@atelier/contracts';
import type * as z from 'zod';
import { currentContext } from '../context/request-context.js';

/** UUID version 7 (RFC 9562, 5.7), which sorts by creation time: a random one of version 4 with the time at its front. */
export const timeOrderedId = (nowMs = Date.now()): string => {
  const time = nowMs.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
};

/** Creates an event with the current time and trace; `source` is the publisher's address. */
export const toEvent = <Definition extends EventDefinition<string, z.ZodType>>(
  definition: Definition,
  subject: string,
  data: EventData<Definition>,
  source: string,
): CloudEvent => ({
  specversion: '1.0',
  id: timeOrderedId(),
  type: definition.type,
  source,
  subject,
  time: new Date().toISOString(),
  datacontenttype: 'application/json',
  traceparent: currentContext()?.traceparent,
  requestid: currentContext()?.requestId,
  data: definition.data.parse(data),
});
