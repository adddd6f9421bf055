import { join } from 'node:path';
import { repositoryRoot } from './platform.ts';

/** Where the pictures of the README go: to docs/ only where ATELIER_WRITE_FIGURES asks for it. */
export const PICTURES = join(
  repositoryRoot,
  process.env.ATELIER_WRITE_FIGURES === undefined ? 'test-results/pictures' : 'docs/pictures',
);
