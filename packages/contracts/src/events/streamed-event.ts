import * as z from 'zod';
import * as contacts from '../contacts/events.js';
import type { ContentKind } from '../content/content-types.js';
import { CONTENT_EVENTS, type ContentEvents } from '../content/events.js';
import type { EventDefinition } from './event.js';
import { PUBLIC_EVENT_TYPES, type publicData, toPublicData } from './public-events.js';

type OfContent = { [Kind in ContentKind]: ContentEvents<Kind>[keyof ContentEvents<Kind>] }[ContentKind];
type OfContacts = Extract<
  (typeof contacts)[keyof typeof contacts],
  { type: `atelier.contacts.${'submission' | 'newsletter'}.${string}` }
>;

type PublicField = keyof z.output<typeof publicData>;
/** As `toPublicData` has it. */
type PublicFieldOf<Type extends string> = Type extends `${string}.member.${string}`
  ? Exclude<PublicField, 'slug'>
  : PublicField;

type Streamed<Definition> =
  Definition extends EventDefinition<infer Type, infer Schema>
    ? {
        /** The ID of the event: the same where it is sent again, and in the header `webhook-id`. */
        id: string;
        type: Type;
        timestamp: string;
        data: Pick<z.output<Schema>, Extract<keyof z.output<Schema>, PublicFieldOf<Type>>>;
      }
    : never;

/** An event of GET /events/stream: what happened, with identifiers and states. */
export type StreamedEvent = Streamed<OfContent | OfContacts>;
export type StreamedEventType = StreamedEvent['type'];

const DEFINITIONS = [...Object.values(CONTENT_EVENTS), contacts].flatMap(
  (owner) => Object.values(owner) as EventDefinition<string, z.ZodObject>[],
);

const getDataSchema = (type: string): z.ZodObject => {
  const definition = DEFINITIONS.find((known) => known.type === type);
  if (definition === undefined) throw new Error(`${type} is not in the event catalog`);
  const { shape } = toPublicData(type);
  return z.object(Object.fromEntries(Object.entries(definition.data.shape).filter(([name]) => name in shape)));
};

const getSchema = (type: string) =>
  z.object({ id: z.string(), type: z.literal(type), timestamp: z.iso.datetime(), data: getDataSchema(type) });

/** What each type of event looks like in the stream. */
export const STREAMED_EVENTS: ReadonlyMap<string, z.ZodObject> = new Map(
  PUBLIC_EVENT_TYPES.map((type) => [type, getSchema(type)]),
);

/** Undefined for a type that this version does not know; throws where the event is not what its type says. */
export const parseStreamedEvent = (value: unknown): StreamedEvent | undefined => {
  const { type } = z.object({ type: z.string() }).parse(value);
  return STREAMED_EVENTS.get(type)?.parse(value) as StreamedEvent | undefined;
};
