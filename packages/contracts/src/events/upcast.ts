import type * as z from 'zod';
import type { CloudEvent, EventDefinition, Predecessor } from './event.js';

type Definition = EventDefinition<string, z.ZodType>;

/** All versions of an event, latest first: its consumers subscribe to each, since older events stay in the stream. */
export const versionsOf = ({ type, predecessor }: Definition): readonly string[] => [
  type,
  ...(predecessor?.types ?? []),
];

/** Declares `definition` as the previous version: `defineEvent('….v2', summary, data, upcastFrom(postMovedV1, (v1) => …))`. */
export const upcastFrom = <Schema extends z.ZodType, Data>(
  definition: EventDefinition<string, Schema>,
  upcast: (data: z.output<Schema>) => Data,
): Predecessor<Data> => ({
  types: versionsOf(definition),
  upcast: (event) => upcast(definition.data.parse(toCurrentData(definition, event))),
});

/** The data of an event as this version of it says it, whichever version was published; not yet checked. */
export const toCurrentData = ({ predecessor }: Definition, event: CloudEvent): unknown =>
  predecessor?.types.includes(event.type) === true ? predecessor.upcast(event) : event.data;
