import { CONTENT_SCHEMAS, CONTENT_TYPES, type ContentKind as Kind } from '@atelier/contracts';
import type * as z from 'zod';

/** What a file brings, as the content service takes it. */
export type ContentDrafts = { [One in Kind as `${One}s`]: z.output<(typeof CONTENT_SCHEMAS)[One]['input']>[] };
export type ContentKind = keyof ContentDrafts;

/** In the order in which they are imported. */
const KINDS = Object.keys(CONTENT_SCHEMAS) as Kind[];
export const CONTENT_KINDS = KINDS.map((kind): ContentKind => `${kind}s`);

const getKind = (kind: ContentKind): Kind => kind.slice(0, -1) as Kind;

/** The rules of the API for an item. */
export const getInput = (kind: ContentKind) => CONTENT_SCHEMAS[getKind(kind)].input;

/** A kind stands in the file under its own name, or under that of its calls. */
export const kindOfKey = (key: string): ContentKind | undefined =>
  CONTENT_KINDS.find((kind) => key === kind || key === CONTENT_TYPES[getKind(kind)].path);
