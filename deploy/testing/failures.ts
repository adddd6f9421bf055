import { stripVTControlCharacters } from 'node:util';
import type { Failure } from './total.ts';

const MAX_LINES = 12;
const MAX_LINE_LENGTH = 160;
const FOREIGN_FRAME = /^\s*at .*(node_modules|node:internal|<anonymous>)/;

/** The start of an error's text, without colors, empty lines, and stack frames of dependencies. */
export const getReason = (text: string): string =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '' && !FOREIGN_FRAME.test(line))
    .slice(0, MAX_LINES)
    .map((line) => line.slice(0, MAX_LINE_LENGTH).trimEnd())
    .join('\n');

const formatFailure = ({ title, reason }: Failure): string => `  ${title}\n${reason.replaceAll(/^/gm, '      ')}`;

/** Printed right before the total, so that nobody has to search the output. */
export const formatFailures = (failures: readonly Failure[]): string =>
  failures.length === 0 ? '' : ['', 'Failed:', ...failures.map(formatFailure)].join('\n');
