import { randomInt } from 'node:crypto';

/** Excludes letters and digits that are easily confused. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

const group = (): string => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Creates a password to read from a screen and type once: 99 bits of entropy, as `k7w3m-…` in four groups. */
export const readablePassword = (): string => Array.from({ length: GROUPS }, group).join('-');
