import type * as z from 'zod';
import type { CloudEvent, EventDefinition } from '../events/event.js';
import { type JsonSchema, toJsonSchema } from './json-schema.js';

const TIME = '2026-05-04T09:30:00.000Z';
const ID = '65f0c0ffee0000000000abcd';

/** What a field of this name could say, where its schema allows it. */
const WORDS: Readonly<Record<string, unknown>> = {
  about: 'submission',
  accent: '#ea5b66',
  action: 'published',
  address: '/media/library/harbor.woff2',
  alt: 'A ferry in the morning fog',
  at: TIME,
  author: 'Mira Holm',
  blur: 'data:image/webp;base64,UklGRg==',
  browser: 'Firefox',
  bytes: 48_213,
  category: 'development',
  channel: 'live',
  consumer: 'search',
  contentType: 'image/webp',
  country: 'US',
  description: 'Rebuilds the static copy',
  earlierPath: 'images/ferry-0f3a.webp',
  email: 'hello@example.com',
  excerpt: 'Why small releases are safer than large ones.',
  featuredImage: '/media/images/ferry.webp',
  height: 800,
  hours: '9:00 AM-6:00 PM',
  href: '/about',
  image: '/media/images/ferry.webp',
  keywords: 'TypeScript',
  kind: 'post',
  label: 'About',
  logo: '',
  media: '/media/images/ferry.webp',
  message: 'The page could not be rendered.',
  name: 'ferry.webp',
  note: null,
  path: 'images/ferry.webp',
  phase: 'render',
  phone: '+1 (212) 555-0142',
  previousVersion: '0.1.0-0a1b2c3d',
  referrerHost: 'example.com',
  remote: 'mfe-public',
  requestId: 'f3f6c0a2-5b1c-4a53-9d0e-1f2a3b4c5d6e',
  role: 'editor',
  service: 'contacts',
  sitemap: '/blog',
  slug: 'small-releases',
  status: 'published',
  summary: 'Why small releases are safer than large ones.',
  surface: '#fbf8f4',
  system: 'Linux',
  tags: 'DevOps',
  text: 'Small releases fail in small ways.',
  timeZone: 'Europe/Berlin',
  title: 'Small releases',
  type: 'atelier.content.post.published.v1',
  url: 'https://example.com/ferry',
  version: '0.1.0-4e5f6a7b',
  visitor: '9f86d081884c7d65',
  width: 1200,
};

type Definitions = NonNullable<JsonSchema['$defs']>;

const getTypes = ({ type, enum: words, const: only }: JsonSchema): readonly unknown[] =>
  [type ?? typeof (only ?? words?.[0])].flat();

const getType = (value: unknown): string => {
  if (value === null) return 'null';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

const wordFor = (schema: JsonSchema, name: string): unknown => {
  const fits = (word: unknown) =>
    getTypes(schema).includes(getType(word)) && (schema.enum === undefined || schema.enum.includes(word));
  if (fits(WORDS[name])) return WORDS[name];
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.format === 'date-time' || /(At|Date)$/.test(name)) return TIME;
  if (getTypes(schema).includes('string')) return /^(id|\w+Ids?|causedBy)$/.test(name) ? ID : `a ${name}`;
  if (getTypes(schema).includes('boolean')) return true;
  return schema.minimum !== undefined && schema.minimum > 0 ? schema.minimum : 1;
};

const createExample = (schema: JsonSchema, name: string, definitions: Definitions): unknown => {
  const of = (inner: JsonSchema, innerName = name) => createExample(inner, innerName, definitions);
  if (schema.$ref !== undefined) return of(definitions[schema.$ref.replace('#/$defs/', '')] ?? {});
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first !== undefined) return of(first);
  if (schema.const !== undefined) return schema.const;
  if (schema.items !== undefined) return [of(schema.items)];
  if (schema.properties === undefined) return wordFor(schema, name);
  return Object.fromEntries(
    Object.entries(schema.properties).map(([property, inner]) => [property, of(inner, property)]),
  );
};

/** An event of this type as it could be: made by the names and the forms of its fields. */
export const eventExample = ({ type, owner, data }: EventDefinition<string, z.ZodType>): CloudEvent => {
  const { $defs = {}, ...schema } = toJsonSchema(data, 'output');
  return {
    specversion: '1.0',
    id: '0197a9f0-6a3e-7c1d-9f5a-3d2b1c0a9e8f',
    type,
    source: `/services/${owner}`,
    subject: ID,
    time: TIME,
    datacontenttype: 'application/json',
    traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    data: createExample(schema, 'data', $defs),
  };
};
