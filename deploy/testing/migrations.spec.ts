import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { repositoryRoot } from '../embedded/paths.ts';

/** Calls and operators that take away what the release before may still read. */
const CONTRACTIONS =
  /\b(?:delete(?:One|Many)|findOneAndDelete|drop(?:Index|Indexes|Collection|Database)?|rename)(?=\()|\$(?:unset|rename|out)\b/g;

/** Migrations that were released before they were checked. A new one splits instead: it adds now, and removes in a later release. */
const EXCEPTIONS: Record<string, { contractions: string[]; reason: string }> = {
  'services/analytics/src/counts/paths-migration.ts': {
    contractions: ['deleteMany'],
    reason: 'The rows would be counted twice if they stayed beside the figures that they became.',
  },
  'services/contacts/src/submissions/submissions-migration.ts': {
    contractions: ['$unset', 'dropIndex', '$unset'],
    reason: 'It was written before migrations had numbers, and has run on every installation since.',
  },
};

const findContractions = (text: string): string[] => [...text.matchAll(CONTRACTIONS)].map(([found]) => found);

const migrations = globSync('services/*/src/**/*.ts', { cwd: repositoryRoot })
  .filter((file) => !file.endsWith('spec.ts'))
  .map((file) => ({ file, text: readFileSync(join(repositoryRoot, file), 'utf8') }))
  .filter(({ file, text }) => file.endsWith('migration.ts') || text.includes('implements Migration'));

describe('migrations', () => {
  it('only add, so that the release before can read the data (ADR 0057)', () => {
    const found = migrations.map(({ file, text }) => [file, findContractions(text)] as const);
    const allowed = Object.entries(EXCEPTIONS).map(([file, { contractions }]) => [file, contractions]);
    expect(Object.fromEntries(found.filter(([, { length }]) => length > 0))).toEqual(Object.fromEntries(allowed));
  });

  it('PLT-3 are run by the setup program for every service that has some', () => {
    const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');
    const services = globSync('services/*/src/*.ts', { cwd: repositoryRoot })
      .filter((file) => /^ {2}migrations: \[/m.test(read(file)))
      .map((file) => file.split('/')[1] ?? '');
    expect(services).not.toHaveLength(0);
    expect(/MIGRATING = \[(.*)\]/.exec(read('deploy/docker/setup.ts'))?.[1]).toBe(
      services
        .sort()
        .map((name) => `'${name}'`)
        .join(', '),
    );
    for (const name of services) expect(read(`services/${name}/src/index.ts`)).toContain('export const migrate = ');
  });

  it.each([
    'await this.rows.deleteMany({ day });',
    'await collection.dropIndex(name);',
    'await collection.drop();',
    'await collection.rename("older");',
    "{ $unset: { trashed: '' } }",
    "{ $rename: { name: 'title' } }",
  ])('are refused with %s', (text) => {
    expect(findContractions(text)).toHaveLength(1);
  });
});
