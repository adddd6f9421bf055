import { type Gap, type JsonSchema, schemaGaps } from './schema-gaps.ts';

interface Message {
  /** The envelope, then what this event says. */
  payload: { allOf: readonly [unknown, { properties: { data: JsonSchema } }] };
}

/** As much of an AsyncAPI document of ours as is compared. */
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
 * What breaks a consumer of the released events, or today's consumers of events that the stream still holds, a line each.
 * A change of that kind needs a new version of the event.
 */
export const breakingEventChanges = (released: EventDocument, current: EventDocument): string[] =>
  Object.entries(released.components.messages).flatMap(([event, message]) => {
    const next = current.components.messages[event];
    if (next === undefined) return [`${event}: was removed`];
    const [before, now] = [getPart(message, released), getPart(next, current)];
    return lines(event, [...schemaGaps(before, now, 'answer'), ...schemaGaps(now, before, 'input')]);
  });
