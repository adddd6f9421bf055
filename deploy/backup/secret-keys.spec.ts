import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { exportKeys, readKeys, requirePlaceForKeys, requireSameKeys, writeKeys } from './secret-keys.ts';

const OTHER = { ATELIER_ENCRYPTION_KEY: 'another' };
let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'atelier-keys-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const writeSecrets = () => {
  mkdirSync(join(directory, 'secrets'));
  writeFileSync(join(directory, 'secrets/encryption-key'), 'encryption\n');
  writeFileSync(join(directory, 'secrets/release-key'), 'release\n');
};

describe('backup keys', () => {
  it('PLT-4 come from the data directory, including the key that the launcher derives for webhooks', () => {
    writeSecrets();
    expect(readKeys({}, directory)).toEqual({
      ATELIER_ENCRYPTION_KEY: 'encryption',
      ATELIER_RELEASE_KEY: 'release',
      WEBHOOKS_ENCRYPTION_KEY: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('PLT-4 come from the environment first, and may be missing', () => {
    writeSecrets();
    const env = { ATELIER_ENCRYPTION_KEY: 'given', WEBHOOKS_ENCRYPTION_KEY: 'hooks', ATELIER_RELEASE_KEY: '' };
    expect(readKeys(env, directory)).toEqual({ ...env, ATELIER_RELEASE_KEY: 'release' });
    expect(readKeys({}, join(directory, 'nowhere'))).toEqual({});
  });

  it('PLT-4 are written to the data directory, readable only by their owner, unless the environment sets them', () => {
    writeSecrets();
    writeKeys({ ATELIER_RELEASE_KEY: 'given' }, directory, {
      ATELIER_ENCRYPTION_KEY: 'new',
      ATELIER_RELEASE_KEY: 'new',
    });
    expect(readKeys({}, directory)).toMatchObject({ ATELIER_ENCRYPTION_KEY: 'new', ATELIER_RELEASE_KEY: 'release' });
    const fresh = join(directory, 'fresh');
    writeKeys({}, fresh, { ATELIER_ENCRYPTION_KEY: 'new' });
    expect(statSync(join(fresh, 'secrets/encryption-key')).mode & 0o777).toBe(0o600);
  });

  it('PLT-7 must match the keys of the environment, if it sets any', () => {
    const keys = { ATELIER_ENCRYPTION_KEY: 'secret', ATELIER_RELEASE_KEY: 'release' };
    expect(() => requireSameKeys({ ...keys, ATELIER_RELEASE_KEY: 'another' }, keys)).not.toThrow();
    expect(() => requireSameKeys({}, keys)).not.toThrow();
    expect(() => requireSameKeys(OTHER, {})).not.toThrow();
    expect(() => requireSameKeys(OTHER, keys)).toThrow('ATELIER_ENCRYPTION_KEY is not what the backup was made with');
  });

  it('PLT-7 require a writable place, unless the environment sets them', () => {
    const keys = { ATELIER_ENCRYPTION_KEY: 'secret' };
    writeFileSync(join(directory, 'file'), '');
    const nowhere = join(directory, 'file/data');
    expect(() => requirePlaceForKeys({}, nowhere, keys)).toThrow('Write them to a file with --keys');
    expect(() => requirePlaceForKeys(keys, nowhere, keys)).not.toThrow();
    expect(() => requirePlaceForKeys({}, nowhere, {})).not.toThrow();
  });

  it('PLT-4 are exported as an environment file that never overwrites another file', () => {
    const file = join(directory, 'keys.env');
    exportKeys(file, { ATELIER_ENCRYPTION_KEY: 'secret', ATELIER_RELEASE_KEY: 'release' });
    expect(readFileSync(file, 'utf8')).toBe('ATELIER_ENCRYPTION_KEY=secret\nATELIER_RELEASE_KEY=release\n');
    expect(() => exportKeys(file, {})).toThrow(`${file} exists already`);
  });
});
