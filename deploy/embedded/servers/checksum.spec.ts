import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { digestIn, requireSha256 } from './checksum.ts';

const directory = mkdtempSync(join(tmpdir(), 'atelier-checksum-'));
const file = join(directory, 'archive.tgz');
writeFileSync(file, 'abc');
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const SHA256_OF_ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

describe('checksum verification', () => {
  it('accepts only the pinned file', async () => {
    await expect(requireSha256(file, SHA256_OF_ABC)).resolves.toBeUndefined();
    await expect(requireSha256(file, SHA256_OF_ABC.replace('b', 'c'))).rejects.toThrow('it was not used');
  });

  it("finds a file's digest in a publisher's list, with or without the binary mark", () => {
    const list = `${'0'.repeat(64)}  other.tgz\n${SHA256_OF_ABC} *archive.tgz\n`;
    expect(digestIn(list, 'archive.tgz')).toBe(SHA256_OF_ABC);
    expect(digestIn(list, 'other.tgz')).toBe('0'.repeat(64));
  });

  it('fails if the list contains no digest', () => {
    expect(() => digestIn('<html>not found</html>', 'archive.tgz')).toThrow('lists no SHA-256');
  });
});
