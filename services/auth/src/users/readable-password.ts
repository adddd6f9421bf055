import { randomInt } from 'node:crypto';

/** Without the letters and digits that are taken for each other. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

const group = (): string => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A password to be read from a screen and typed once: 99 bits of chance, as `k7w3m-…` in four groups. */
export const readablePassword = (): string => Array.from({ length: GROUPS }, group).join('-');
