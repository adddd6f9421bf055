import { type Gap, type JsonSchema, schemaGaps } from './schema-gaps.ts';

interface Message {
  /** The envelope and the data of this event. */
  payload: { allOf: readonly [unknown, { properties: { data: JsonSchema } }] };
}

/** The part of our AsyncAPI document that is compared. */
export interface EventDocument {
  components: { messages: Record<string, Message>; schemas: Record<string, JsonSchema> };
}

const getPart = ({ payload }: Message, { components }: EventDocument) => ({
  schema: payload.allOf[1].properties.data,
  named: components.schemas,
});

const lines = (event: string, gaps: readonly Gap[]): string[] =>
  gaps.map(({ path, what }) => `${event} ${path === '' ? 'data' : path}: ${what}`);

/**
 * Changes that break a consumer of the released events, or today's consumers of events that are still in the stream, one line each.
 * A change of that kind needs a new version of the event.
 */
export const breakingEventChanges = (released: EventDocument, current: EventDocument): string[] =>
  Object.entries(released.components.messages).flatMap(([event, message]) => {
    const next = current.components.messages[event];
    if (next === undefined) return [`${event}: was removed`];
    const [before, now] = [getPart(message, released), getPart(next, current)];
    return lines(event, [...schemaGaps(before, now, 'answer'), ...schemaGaps(now, before, 'input')]);
  });
