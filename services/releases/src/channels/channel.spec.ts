import { describe, expect, it } from '@jest/globals';
import { type Channel, previousOf, promoted, steppedBack } from './channel.js';

const after = (...versions: string[]): Channel => {
  const [first = '', ...later] = versions;
  return later.reduce(
    (channel, version) => promoted('mfe-public', 'live', channel, version),
    promoted('mfe-public', 'live', undefined, first),
  );
};

describe('a channel', () => {
  it('PLT-2 remembers the version before', () => {
    expect(previousOf(after('1.0.0'))).toBeNull();
    expect(previousOf(after('1.0.0', '1.1.0'))).toBe('1.0.0');
  });

  it('PLT-2 goes one step further back with each rollback, until there is none', () => {
    const once = steppedBack(after('1.0.0', '1.1.0', '1.2.0'));
    const twice = once && steppedBack(once);
    expect(once?.version).toBe('1.1.0');
    expect(twice?.version).toBe('1.0.0');
    expect(twice && steppedBack(twice)).toBeUndefined();
  });

  it('PLT-2 does not return to a version that was rolled back', () => {
    const back = steppedBack(after('1.0.0', '1.1.0', '1.2.0-broken'));
    const mended = promoted('mfe-public', 'live', back, '1.2.1');
    expect(previousOf(mended)).toBe('1.1.0');
  });

  it('keeps a bounded trail', () => {
    const versions = Array.from({ length: 150 }, (_none, index) => `1.${index}.0`);
    expect(after(...versions).trail).toHaveLength(100);
    expect(previousOf(after(...versions))).toBe('1.148.0');
  });
});
