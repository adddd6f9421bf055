import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { parseBackupArguments, parseRestoreArguments } from './arguments.ts';

const CALLED_IN = '/home/studio';
let before: string | undefined;

beforeEach(() => {
  before = process.env.INIT_CWD;
  process.env.INIT_CWD = CALLED_IN;
});
afterEach(() => {
  if (before === undefined) delete process.env.INIT_CWD;
  else process.env.INIT_CWD = before;
});

describe('npm run backup arguments', () => {
  it.each([
    [['a.tar.age'], { action: 'write', file: join(CALLED_IN, 'a.tar.age') }],
    [['/srv/a'], { action: 'write', file: '/srv/a' }],
    [['--verify', 'a'], { action: 'verify', file: join(CALLED_IN, 'a') }],
    [['--keep', '7', 'nightly'], { action: 'keep', directory: join(CALLED_IN, 'nightly'), keep: 7, isChecked: false }],
    [['--keep', '7', '--check', '/n'], { action: 'keep', directory: '/n', keep: 7, isChecked: true }],
  ])('PLT-7 %j resolves file names against the folder where npm was called', (args, expected) => {
    expect(parseBackupArguments(args)).toEqual(expected);
  });

  it.each([
    [[]],
    [['a', 'b']],
    [['--keep', 'a']],
    [['--keep', '0', 'a']],
    [['--keep', '-1', 'a']],
    [['--verify']],
    [['--verify', '--keep', '3', 'a']],
    [['--check', 'a']],
    [['--replace', 'a']],
  ])('PLT-7 %j prints the usage', (args) => {
    expect(() => parseBackupArguments(args)).toThrow('npm run backup -- --keep N DIRECTORY');
  });
});

describe('npm run restore arguments', () => {
  it.each([
    [['a'], { action: 'restore', file: join(CALLED_IN, 'a'), replace: false }],
    [['--replace', 'a'], { action: 'restore', file: join(CALLED_IN, 'a'), replace: true }],
    [['--check', 'a'], { action: 'check', file: join(CALLED_IN, 'a') }],
    [['--keys', 'k', 'a'], { action: 'keys', file: join(CALLED_IN, 'a'), keysFile: join(CALLED_IN, 'k') }],
  ])('PLT-7 %j is accepted', (args, expected) => {
    expect(parseRestoreArguments(args)).toEqual(expected);
  });

  it.each([[[]], [['a', 'b']], [['--check', '--replace', 'a']], [['--keys', 'a']], [['--verify', 'a']]])(
    'PLT-7 %j prints the usage',
    (args) => {
      expect(() => parseRestoreArguments(args)).toThrow('npm run restore -- --replace FILE');
    },
  );
});
