import { globSync, readFileSync } from 'node:fs';
import { SHARED_SOURCES } from '@atelier/build-config/remote-version.ts';
import { describe, expect, it } from '@jest/globals';

const GUIDES = 'docs/guides/ci';
const MONOREPO = `${GUIDES}/github-actions-monorepo.yml`;
/** Its remote has a repository of its own, made from the template. */
const OF_ONE_REMOTE = `${GUIDES}/github-actions.yml`;
const TEMPLATE = 'packages/build-config/template/package.json';
/** Commands that npm has itself. */
const OF_NPM = ['ci'];

const getScripts = (file: string): string[] =>
  Object.keys((JSON.parse(readFileSync(file, 'utf8')) as { scripts: object }).scripts);

const getCommands = (workflow: string): string[] =>
  [...workflow.matchAll(/(?<!\S)npm (?:run )?(?:--\S+ )*([\w:-]+)/g)].map(([, command = '']) => command);

describe('example workflows', () => {
  it('PLT-2 release a remote if its own sources change, or those that its version depends on', () => {
    const [, paths = ''] = /changed "\$remote" ([^;]*?)\s+then/.exec(readFileSync(MONOREPO, 'utf8')) ?? [];
    const folders = SHARED_SOURCES.map((source) => source.replace(/\/src$/, ''));
    expect(paths.split(/[\s\\]+/).sort()).toEqual([...folders, 'package-lock.json'].sort());
  });

  it.each(globSync(`${GUIDES}/*.yml`))('PLT-2 run only npm scripts that exist: %s', (file) => {
    const commands = getCommands(readFileSync(file, 'utf8'));
    const scripts = getScripts(file === OF_ONE_REMOTE ? TEMPLATE : 'package.json');
    expect(commands).not.toEqual([]);
    expect([...scripts, ...OF_NPM]).toEqual(expect.arrayContaining(commands));
  });
});
