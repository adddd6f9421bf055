import type { ByteRange } from '@atelier/service-kit';

const SINGLE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The part that a `Range` header asks for. Undefined for the whole, which also answers what is not one range of bytes;
 * 'unsatisfiable' where none of it is there (RFC 9110, 14).
 */
export const byteRangeOf = (header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | undefined => {
  const [matched, first = '', last = ''] = SINGLE_RANGE.exec(header ?? '') ?? [];
  if (matched === undefined || (first === '' && last === '')) return undefined;
  if (first !== '' && last !== '' && Number(first) > Number(last)) return undefined;
  const start = first === '' ? Math.max(bytes - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  return start > end ? 'unsatisfiable' : { start, end };
};
