import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { getApiPages } from './api-pages.ts';
import { getLinks, getNavigation } from './navigation.ts';
import { readOpenApi } from './open-api.ts';

const listWrittenPages = (): string[] => {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'];
  const output = execFileSync('git', args, { cwd: join(import.meta.dirname, '..'), encoding: 'utf8' });
  return output.trim().split('\n');
};

const toLink = (file: string): string => `/${file.replace(/\.md$/, '').replace(/(^|\/)index$/, '$1')}`;

describe('documentation navigation', () => {
  it('links to every page once, and to no other page', () => {
    const generated = [...getApiPages(readOpenApi()).keys()].map((file) => `api/${file}`);
    const pages = [...listWrittenPages(), ...generated].map(toLink);
    expect(getNavigation().flatMap(getLinks).toSorted()).toEqual(pages.toSorted());
  });
});
