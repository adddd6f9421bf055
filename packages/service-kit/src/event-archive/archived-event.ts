import { cloudEvent } from '@atelier/contracts';
import type { JsMsg } from '@nats-io/jetstream';
import { headers, type MsgHdrs } from '@nats-io/transport-node';
import * as z from 'zod';
import { STORED_AT_HEADER, storedAt } from '../events/stored-at.js';

/** A message of the event stream, as a line of an archive. */
export const archivedEvent = z.object({
  seq: z.number(),
  subject: z.string(),
  storedAt: z.iso.datetime(),
  /** Such as Nats-Msg-Id. */
  headers: z.record(z.string(), z.array(z.string())),
  /** The text of the message, unchanged. */
  data: z.string(),
});
export type ArchivedEvent = z.infer<typeof archivedEvent>;

/** Instructions for the broker about one publication, which do not hold for another. */
const INSTRUCTION = /^Nats-(?!Msg-Id$)/i;

const toRecord = (given: MsgHdrs | undefined): Record<string, string[]> =>
  Object.fromEntries((given?.keys() ?? []).map((name) => [name, given?.values(name) ?? []]));

export const toArchived = (message: JsMsg): ArchivedEvent => ({
  seq: message.seq,
  subject: message.subject,
  storedAt: storedAt(message).toISOString(),
  headers: toRecord(message.headers),
  data: message.string(),
});

/** The headers with which an archived event is published again. */
export const restoredHeaders = ({ headers: given, storedAt: at }: ArchivedEvent): MsgHdrs => {
  const restored = headers();
  for (const [name, values] of Object.entries(given))
    if (!INSTRUCTION.test(name)) for (const value of values) restored.append(name, value);
  restored.set(STORED_AT_HEADER, at);
  return restored;
};

/** By which inboxes recognize an event; undefined if the text is no event. */
export const eventId = (data: string): string | undefined => {
  try {
    return cloudEvent.safeParse(JSON.parse(data)).data?.id;
  } catch {
    return undefined;
  }
};
