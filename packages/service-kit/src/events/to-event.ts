import { randomBytes } from 'node:crypto';
import type { CloudEvent, EventData, EventDefinition } from '@atelier/contracts';
import type * as z from 'zod';
import { currentContext } from '../context/request-context.js';

/** UUID version 7 (RFC 9562, 5.7), which sorts by creation time. */
export const timeOrderedId = (nowMs = Date.now()): string => {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(nowMs, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
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
