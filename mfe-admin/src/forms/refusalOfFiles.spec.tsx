import { describe, expect, it } from '@jest/globals';
import { refusalOfFiles } from './refusalOfFiles';

const RULE = { maxFiles: 2, maxBytes: 4, types: ['image/png', 'image/webp'] };
const aFile = (bytes: number, type = 'image/png') => new File(['x'.repeat(bytes)], 'picture', { type });

describe('refusalOfFiles', () => {
  it('AFILE-1 accepts files up to the limits of size and number', () => {
    expect(refusalOfFiles([aFile(4), aFile(1, 'image/webp')], RULE)).toBeUndefined();
  });

  it('AFILE-1 rejects files with the server’s messages', () => {
    expect(refusalOfFiles([aFile(5)], RULE)).toBe('File is larger than 4 bytes');
    expect(refusalOfFiles([aFile(1, 'image/gif')], RULE)).toBe('File type must be image/png, image/webp');
    expect(refusalOfFiles([aFile(1), aFile(1), aFile(1)], RULE)).toBe('Too many files');
    expect(refusalOfFiles([aFile(1), aFile(1)], RULE, 1)).toBe('Cannot upload more than 2 files');
  });
});
