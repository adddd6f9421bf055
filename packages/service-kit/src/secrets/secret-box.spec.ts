import { describe, expect, it } from '@jest/globals';
import { getBoxKey, open, seal } from './secret-box.js';

const ours = getBoxKey('a long and random configuration of ours', 'second factors');
const theirs = getBoxKey('a long and random configuration of theirs', 'second factors');

describe('a sealed secret', () => {
  it('APRO-1 opens with its key for its owner, and reveals nothing of its content', () => {
    const sealed = seal(ours, 'JBSWY3DPEHPK3PXP', 'edda');
    expect(JSON.stringify(sealed)).not.toContain('JBSWY3DP');
    expect(open([theirs, ours], sealed, 'edda')).toBe('JBSWY3DPEHPK3PXP');
  });

  it('APRO-1 differs every time it is sealed', () => {
    expect(seal(ours, 'same', 'edda').box).not.toBe(seal(ours, 'same', 'edda').box);
  });

  it('APRO-1 does not open for another owner, with another key, or after a change', () => {
    const sealed = seal(ours, 'JBSWY3DPEHPK3PXP', 'edda');
    const bytes = Buffer.from(sealed.box, 'base64');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(open([ours], sealed, 'paul')).toBeUndefined();
    expect(open([theirs], sealed, 'edda')).toBeUndefined();
    expect(open([theirs], { ...sealed, keyId: theirs.id }, 'edda')).toBeUndefined();
    expect(open([ours], { ...sealed, box: bytes.toString('base64') }, 'edda')).toBeUndefined();
  });

  it('APRO-1 does not open for another purpose', () => {
    const other = getBoxKey('a long and random configuration of ours', 'webhooks');
    expect(open([other], { ...seal(ours, 'JBSWY3DPEHPK3PXP', 'edda'), keyId: other.id }, 'edda')).toBeUndefined();
  });
});
