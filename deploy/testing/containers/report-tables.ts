import { readFigures } from './figures.ts';
import type { KindFigures } from './load.ts';

type Cell = string | number;

const row = (cells: readonly Cell[]): string => `| ${cells.join(' | ')} |`;
export const table = (headings: readonly string[], rows: readonly (readonly Cell[])[]): string[] => [
  ...[headings, headings.map(() => '---'), ...rows].map(row),
  '',
];

/** A part of a report, if its suite ever ran. */
export const section = <Figures>(name: string, write: (figures: Figures) => string[]): string[] => {
  const figures = readFigures<Figures>(name);
  return figures === undefined ? [] : write(figures);
};

interface RecoveryFigures {
  seconds: Record<string, number>;
  acknowledged: number;
  refused: number;
}

/** How long each killed part was away. */
export const recovery =
  (heading: string, column: string) =>
  ({ seconds, acknowledged, refused }: RecoveryFigures): string[] => [
    `## ${heading}`,
    '',
    'Seconds from the kill until every unit, the pages, the files and the mails answer again and another write is acknowledged.',
    `Meanwhile ${acknowledged} writes were acknowledged and ${refused} refused; the suite fails when an acknowledged one is lost.`,
    '',
    ...table([column, 'Seconds'], Object.entries(seconds)),
  ];

const failuresText = ({ failures }: KindFigures): string =>
  Object.entries(failures)
    .map(([status, count]) => `${count} × ${status === '0' ? 'no answer' : status}`)
    .join(', ') || 'none';

/** What requests met while units were replaced. */
export const replacements =
  (explanation: string) =>
  (figures: Record<string, Record<string, KindFigures>>): string[] => [
    '## Units that are replaced under load',
    '',
    explanation,
    '',
    ...table(
      ['Unit', 'Requests', 'Sent', 'Failed', 'Longest in ms'],
      Object.entries(figures).flatMap(([unit, kinds]) =>
        Object.entries(kinds).map(([kind, of]) => [unit, kind, of.requests, failuresText(of), of.longestMs]),
      ),
    ),
  ];
