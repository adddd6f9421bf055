import { stripVTControlCharacters } from 'node:util';
import type { Trouble } from './total.ts';

const MAX_LINES = 12;
const MAX_LINE_LENGTH = 160;
const FOREIGN_FRAME = /^\s*at .*(node_modules|node:internal|<anonymous>)/;

/** The beginning of an error's text, without colours, empty lines and where it went through others' code. */
export const reasonOf = (text: string): string =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '' && !FOREIGN_FRAME.test(line))
    .slice(0, MAX_LINES)
    .map((line) => line.slice(0, MAX_LINE_LENGTH).trimEnd())
    .join('\n');

const entryOf = ({ title, reason }: Trouble): string => `  ${title}\n${reason.replaceAll(/^/gm, '      ')}`;

const sectionOf = (heading: string, troubles: readonly Trouble[]): string[] =>
  troubles.length === 0 ? [] : ['', heading, ...troubles.map(entryOf)];

/** Said right before the sum, so that nobody has to look for it in half an hour of output. */
export const troublesText = (troubles: readonly Trouble[]): string =>
  [
    ...sectionOf(
      'Passed only when tried again, which is a fault to be found:',
      troubles.filter(({ isOver }) => isOver),
    ),
    ...sectionOf(
      'Failed:',
      troubles.filter(({ isOver }) => !isOver),
    ),
  ].join('\n');
