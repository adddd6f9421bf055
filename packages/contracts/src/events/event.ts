import * as z from 'zod';

/** CloudEvents 1.0 as JSON, with the trace (distributed tracing extension) and the request that caused it. */
export interface CloudEvent<Type extends string = string, Data = unknown> {
  specversion: '1.0';
  id: string;
  type: Type;
  source: string;
  subject: string;
  time: string;
  datacontenttype: 'application/json';
  traceparent?: string | undefined;
  /** The request that caused it; for an event that followed from another one, the ID of that event. */
  requestid?: string | undefined;
  data: Data;
}

export const cloudEvent = z.object({
  specversion: z.literal('1.0'),
  id: z.string().min(1).max(100),
  type: z.string().regex(/^atelier\.[a-z]+\.[a-z_]+\.[a-z_]+\.v\d+$/),
  source: z.string(),
  subject: z.string(),
  time: z.iso.datetime(),
  datacontenttype: z.literal('application/json'),
  traceparent: z.string().optional(),
  requestid: z.string().optional(),
  data: z.unknown(),
});

/** An event in an earlier version, and how its data becomes that of the next version. */
export interface Predecessor<Data = unknown> {
  types: readonly string[];
  upcast(event: CloudEvent): Data;
}

/** The catalog entry of one kind of event: its NATS subject (also the CloudEvents type) and the schema of its data. */
export interface EventDefinition<Type extends string, Schema extends z.ZodType> {
  type: Type;
  owner: string;
  summary: string;
  data: Schema;
  predecessor?: Predecessor | undefined;
}

/** The data that the publisher writes: fields with a default are optional. */
export type EventData<Definition> = Definition extends { data: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : never;

/** The data that a consumer reads. */
export type ReadEventData<Definition> = Definition extends { data: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : never;

export const defineEvent = <Type extends `atelier.${string}`, Schema extends z.ZodType>(
  type: Type,
  summary: string,
  data: Schema,
  predecessor?: Predecessor<z.input<Schema>>,
): EventDefinition<Type, Schema> => ({ type, owner: type.split('.')[1] ?? '', summary, data, predecessor });
