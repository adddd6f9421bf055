import { NEW_PASSWORD_MIN_LENGTH } from '@atelier/contracts/auth/http';

/** From 0 (too short) to 4. */
export interface Strength {
  level: 0 | 1 | 2 | 3 | 4;
  words: string;
}

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];
const GUESSED_FIRST = /^(.)\1*$|password|passwort|letmein|qwert|123456|abcdef|iloveyou|welcome|admin/i;

const LEVELS: readonly Strength[] = [
  { level: 0, words: 'Too short' },
  { level: 1, words: 'Weak: easily guessed' },
  { level: 2, words: 'Fair: longer is better' },
  { level: 3, words: 'Good' },
  { level: 4, words: 'Strong' },
];

const at = (level: number): Strength => LEVELS[level] as Strength;

/** A rough strength estimate, mostly by length. It is only a hint. */
export const getStrength = (password: string): Strength => {
  if (password.length < NEW_PASSWORD_MIN_LENGTH) return at(0);
  if (GUESSED_FIRST.test(password) || new Set(password).size < 4) return at(1);
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const points = password.length + 2 * (kinds - 1);
  if (points < 10) return at(1);
  if (points < 14) return at(2);
  return at(points < 18 ? 3 : 4);
};
