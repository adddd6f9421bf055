import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BuiltRemote } from '../built-remote.js';
import type { Finding } from './finding.js';

/** The budget of a remote whose package.json has no `atelier.budget`. */
export const DEFAULT_BUDGET_KB = 100;
const KILOBYTE = 1024;
const APP = 'app';

/** The scripts that a page needs before it is interactive: the entry, the app, and the page's own chunk. */
const getFirstView = ({ manifest }: BuiltRemote, page: string): string[] => [
  ...new Set([manifest.entry, ...(manifest.preload[APP] ?? []), ...(manifest.preload[page] ?? [])]),
];

const getBrotliBytes = (directory: string, files: readonly string[]): number =>
  files.reduce((total, file) => total + brotliCompressSync(readFileSync(join(directory, file))).length, 0);

/** Brotli bytes of the largest first view of these pages; of the app alone if none is known. */
export const firstViewBytes = (remote: BuiltRemote, pages: readonly string[]): number =>
  Math.max(...[APP, ...pages].map((page) => getBrotliBytes(remote.directory, getFirstView(remote, page))));

export const checkBudget = (bytes: number, budgetKb: number): Finding[] => {
  if (bytes <= budgetKb * KILOBYTE) return [];
  const size = (bytes / KILOBYTE).toFixed(1);
  return [
    {
      check: 'budget',
      problem: `The first view takes ${size} KB of scripts (brotli); the budget is ${budgetKb} KB.`,
      remedy: 'Load code when it is needed (import()), or raise atelier.budget in package.json.',
    },
  ];
};
