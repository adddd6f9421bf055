/** A strong entity tag (RFC 9110, 8.8.3) of bytes with a known hash. */
export const entityTag = (hash: string): string => `"${hash}"`;

const withoutWeakness = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether `If-None-Match` names this version, so that the answer is 304: a weak comparison, as RFC 9110, 13.1.2 requires. */
export const isUnchanged = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((one) => withoutWeakness(one) === withoutWeakness(tag)));
