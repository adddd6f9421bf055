import { CONTENT_SCHEMAS, CONTENT_TYPES, type ContentKind as Kind } from '@atelier/contracts';
import type * as z from 'zod';

/** A file's content in the form that the content service accepts. */
export type ContentDrafts = { [One in Kind as `${One}s`]: z.output<(typeof CONTENT_SCHEMAS)[One]['input']>[] };
export type ContentKind = keyof ContentDrafts;

/** In import order. */
const KINDS = Object.keys(CONTENT_SCHEMAS) as Kind[];
export const CONTENT_KINDS = KINDS.map((kind): ContentKind => `${kind}s`);

const getKind = (kind: ContentKind): Kind => kind.slice(0, -1) as Kind;

/** The API's rules for an item. */
export const getInput = (kind: ContentKind) => CONTENT_SCHEMAS[getKind(kind)].input;

/** In the file, a kind is listed under its own name or under the name of its calls. */
export const kindOfKey = (key: string): ContentKind | undefined =>
  CONTENT_KINDS.find((kind) => key === kind || key === CONTENT_TYPES[getKind(kind)].path);
