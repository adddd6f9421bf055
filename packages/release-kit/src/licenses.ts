import type { LockedPackage } from './lock-file.js';

/** Licenses that a release may contain. LGPL: the picture library is a separate file that can be replaced. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);

/** Packages whose package.json has the license in a form that npm does not copy. These were read from their files. */
const READ_BY_HAND: Readonly<Record<string, string>> = { 'passport-strategy@1.0.0': 'MIT', 'pause@0.0.1': 'MIT' };

/** Every part of "A AND B" must be allowed, and one part of "A OR B". An expression with both is read in the strictest way. */
export const isAllowed = (license: string): boolean => {
  const parts = license.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /);
  const isChoice = license.includes(' OR ') && !license.includes(' AND ');
  return isChoice ? parts.some((part) => ALLOWED.has(part)) : parts.every((part) => ALLOWED.has(part));
};

/** In the lock file, builds for other systems have no license; theirs is that of the package that requires them. */
export const getLicense = (one: LockedPackage, all: readonly LockedPackage[]): string => {
  const parent = () => all.find(({ optionalDependencies = {} }) => one.name in optionalDependencies);
  return one.license ?? READ_BY_HAND[`${one.name}@${one.version}`] ?? parent()?.license ?? 'unknown';
};
