import { createHash, randomInt } from 'node:crypto';

/** Excludes letters and digits that are easily confused. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const COUNT = 10;
const GROUPS = 4;
const GROUP_LENGTH = 4;

const group = (): string => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Creates ten codes of 79 bits of entropy each, as `k7w3-m9pq-…`: too many to brute-force even from their digests. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, group).join('-'));

/** The stored form of a code: bound to its owner, however it was typed. */
export const digestOfRecoveryCode = (userId: string, code: string): string => {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHash('sha256').update(`${userId}:${plain}`).digest('base64url');
};
