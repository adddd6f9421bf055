import type { ByteRange, ObjectFacts } from '../storage/object-storage.js';
import { entityTag } from './entity-tag.js';

const SINGLE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Parses a `Range` header. Undefined for the whole file, also if the header is not a single byte range; 'unsatisfiable' if no
 * part of the range exists (RFC 9110, 14).
 */
export const parseByteRange = (header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | undefined => {
  const [matched, first = '', last = ''] = SINGLE_RANGE.exec(header ?? '') ?? [];
  if (matched === undefined || (first === '' && last === '')) return undefined;
  if (first !== '' && last !== '' && Number(first) > Number(last)) return undefined;
  const start = first === '' ? Math.max(bytes - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  return start > end ? 'unsatisfiable' : { start, end };
};

/** The part of an object that a request names. A range of another version is ignored: it would not match the client's copy. */
export const rangeOf = (
  { range, 'if-range': condition }: { range?: string | undefined; 'if-range'?: string | string[] | undefined },
  { etag, bytes }: Pick<ObjectFacts, 'etag' | 'bytes'>,
): ByteRange | 'unsatisfiable' | undefined =>
  condition === undefined || condition === entityTag(etag) ? parseByteRange(range, bytes) : undefined;
