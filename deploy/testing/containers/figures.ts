import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../embedded/paths.ts';

const FIGURES = join(repositoryRoot, 'test-results', 'figures');

/** Stores a test's measurements for the report of the run. */
export const keepFigures = (name: string, figures: unknown): void => {
  mkdirSync(FIGURES, { recursive: true });
  writeFileSync(join(FIGURES, `${name}.json`), JSON.stringify(figures, undefined, 2));
};

export const readFigures = <Figures>(name: string): Figures | undefined => {
  try {
    return JSON.parse(readFileSync(join(FIGURES, `${name}.json`), 'utf8')) as Figures;
  } catch {
    return undefined;
  }
};
