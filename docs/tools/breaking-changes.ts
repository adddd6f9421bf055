import { type Gap, type JsonSchema, type Part, schemaGaps } from './schema-gaps.ts';

type Access = 'everyone' | 'staff' | { action: string; resources: readonly string[] };

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: JsonSchema;
}

interface Body {
  required?: boolean;
  content: Record<string, { schema?: JsonSchema }>;
}

interface Operation {
  'x-access': Access;
  parameters?: readonly Parameter[];
  requestBody?: Body;
  responses: Record<string, { content?: Body['content'] }>;
}

/** The part of our OpenAPI document that is compared. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}

interface Change {
  released: Operation;
  current: Operation;
  documents: { released: ApiDocument; current: ApiDocument };
}

const lines = (place: string, gaps: readonly Gap[]): string[] =>
  gaps.map(({ path, what }) => `${place}${path === '' ? '' : ` ${path}`}: ${what}`);

/** Input that was valid before must still be accepted. */
const inputGaps = (released: JsonSchema = {}, current: JsonSchema = {}, { documents }: Change): Gap[] =>
  schemaGaps(part(current, documents.current), part(released, documents.released), 'input');

/** Current answers must match the released schema. */
const answerGaps = (released: JsonSchema = {}, current: JsonSchema = {}, { documents }: Change): Gap[] =>
  schemaGaps(part(released, documents.released), part(current, documents.current), 'answer');

const part = (schema: JsonSchema, { components }: ApiDocument): Part => ({ schema, named: components.schemas });

const getKey = (parameter: Parameter): string => `${parameter.in} parameter ${parameter.name}`;

const parameterChanges = (change: Change): string[] => {
  const released = new Map((change.released.parameters ?? []).map((one) => [getKey(one), one]));
  const current = new Map((change.current.parameters ?? []).map((one) => [getKey(one), one]));
  const removed = [...released.keys()].filter((key) => !current.has(key)).map((key) => `${key}: was removed`);
  const changed = [...current].flatMap(([key, now]) => {
    const before = released.get(key);
    if (now.required && before?.required !== true) return [`${key}: is required now`];
    return before === undefined ? [] : lines(key, inputGaps(before.schema, now.schema, change));
  });
  return [...removed, ...changed];
};

const bodyChanges = (change: Change): string[] => {
  const { requestBody: released } = change.released;
  const { requestBody: current } = change.current;
  if (released === undefined) return current?.required === true ? ['body: is required now'] : [];
  if (current === undefined) return ['body: is not taken any more'];
  return Object.entries(released.content).flatMap(([mediaType, before]) => {
    const now = current.content[mediaType];
    if (now === undefined) return [`body: ${mediaType} is not taken any more`];
    const place = mediaType === 'application/json' ? 'body' : `body as ${mediaType}`;
    return lines(place, inputGaps(before.schema, now.schema, change));
  });
};

const isSuccess = (status: string): boolean => status.startsWith('2');

const answerChanges = (change: Change): string[] =>
  Object.entries(change.released.responses)
    .filter(([status]) => isSuccess(status))
    .flatMap(([status, { content: before = {} }]) => {
      const now = change.current.responses[status];
      if (now === undefined) return [`answer ${status}: was removed`];
      return Object.entries(before).flatMap(([mediaType, { schema }]) => {
        const answered = now.content?.[mediaType];
        if (answered === undefined) return [`answer ${status}: is not ${mediaType} any more`];
        return lines(`answer ${status}`, answerGaps(schema, answered.schema, change));
      });
    });

/** Whether callers lose access. Permission on any of the resources is enough. */
const isStricter = (released: Access, current: Access): boolean => {
  if (current === 'everyone') return false;
  if (released === 'everyone') return true;
  if (current === 'staff') return false;
  if (released === 'staff') return true;
  return (
    current.action !== released.action || released.resources.some((resource) => !current.resources.includes(resource))
  );
};

const accessText = (access: Access): string =>
  typeof access === 'string' ? access : `${access.action} on ${access.resources.join(' or ')}`;

const accessChanges = ({ released: { 'x-access': before }, current: { 'x-access': now } }: Change): string[] =>
  isStricter(before, now) ? [`access: was ${accessText(before)}, is ${accessText(now)}`] : [];

/** Every change in the current document that breaks a client of the released one, one line each. */
export const breakingChanges = (released: ApiDocument, current: ApiDocument): string[] =>
  Object.entries(released.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, before]) => {
      const call = `${method.toUpperCase()} ${path}`;
      const now = current.paths[path]?.[method];
      if (now === undefined) return [`${call}: was removed`];
      const change = { released: before, current: now, documents: { released, current } };
      const changes = [accessChanges, parameterChanges, bodyChanges, answerChanges];
      return changes.flatMap((find) => find(change)).map((text) => `${call} ${text}`);
    }),
  );
