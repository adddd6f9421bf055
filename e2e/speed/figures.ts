import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../platform/platform.ts';

/** A row of a Markdown table. */
export const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

export const table = (headings: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] =>
  [headings, headings.map(() => '---'), ...rows].map(row);

/** Writes figures to test-results/, and also to docs/ if ATELIER_WRITE_FIGURES is set. */
export const writeFigures = (name: string, introduction: readonly string[], figures: readonly string[]): void => {
  const machine = `${cpus().length} cores, Node ${process.version}.`;
  const text = [...introduction, '', machine, '', ...figures, ''].join('\n');
  mkdirSync(join(repositoryRoot, 'test-results'), { recursive: true });
  writeFileSync(join(repositoryRoot, `test-results/${name}.md`), text);
  if (process.env.ATELIER_WRITE_FIGURES !== undefined) writeFileSync(join(repositoryRoot, `docs/${name}.md`), text);
};
