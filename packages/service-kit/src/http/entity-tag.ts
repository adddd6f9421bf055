/** A strong entity tag (RFC 9110, 8.8.3) of bytes that are known by a hash. */
export const entityTag = (hash: string): string => `"${hash}"`;

const withoutWeakness = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether `If-None-Match` names this version, so that 304 answers it: compared weakly, as RFC 9110, 13.1.2 asks. */
export const isUnchanged = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((one) => withoutWeakness(one) === withoutWeakness(tag)));
