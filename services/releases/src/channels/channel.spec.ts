import { describe, expect, it } from '@jest/globals';
import {
  type Channel,
  type ChannelMove,
  findPrevious,
  getPreviousChannel,
  promoted,
  provenVersions,
} from './channel.js';

const after = (...versions: string[]): Channel => {
  const [first = '', ...later] = versions;
  return later.reduce(
    (channel, version) => promoted('mfe-public', 'live', channel, version),
    promoted('mfe-public', 'live', undefined, first),
  );
};

describe('channel', () => {
  it('PLT-2 remembers the previous version', () => {
    expect(findPrevious(after('1.0.0'))).toBeNull();
    expect(findPrevious(after('1.0.0', '1.1.0'))).toBe('1.0.0');
  });

  it('PLT-2 goes one step further back with each rollback, until none is left', () => {
    const once = getPreviousChannel(after('1.0.0', '1.1.0', '1.2.0'));
    const twice = once && getPreviousChannel(once);
    expect(once?.version).toBe('1.1.0');
    expect(twice?.version).toBe('1.0.0');
    expect(twice && getPreviousChannel(twice)).toBeUndefined();
  });

  it('PLT-2 does not return to a version that was rolled back', () => {
    const back = getPreviousChannel(after('1.0.0', '1.1.0', '1.2.0-broken'));
    const mended = promoted('mfe-public', 'live', back, '1.2.1');
    expect(findPrevious(mended)).toBe('1.1.0');
  });

  it('PLT-2 does not go back to the version that is live, if the one between was taken off the trail', () => {
    const channel = { ...after('1.0.0', '1.1.0'), trail: ['1.0.0', '1.1.0', '1.1.0'] };
    expect(findPrevious(channel)).toBe('1.0.0');
    expect(getPreviousChannel(channel)).toMatchObject({ version: '1.0.0', trail: [] });
    expect(findPrevious({ ...channel, trail: ['1.1.0'] })).toBeNull();
  });

  it('keeps a limited trail', () => {
    const versions = Array.from({ length: 150 }, (_none, index) => `1.${index}.0`);
    expect(after(...versions).trail).toHaveLength(100);
    expect(findPrevious(after(...versions))).toBe('1.148.0');
  });
});

describe('proven versions of a channel', () => {
  const minute = (number: number) => new Date(Date.UTC(2026, 0, 1, 12, number));
  const moved = (atMinute: number, version: string, rolledBack?: string): ChannelMove => ({
    remote: 'mfe-public',
    channel: 'live',
    kind: rolledBack === undefined ? 'promotion' : 'rollback',
    version,
    previousVersion: rolledBack ?? null,
    movedAt: minute(atMinute),
  });

  it('PLT-3 were live for at least ten minutes, latest first', () => {
    const moves = [moved(0, '1.0.0'), moved(10, '1.1.0'), moved(30, '1.2.0-bad'), moved(31, '1.2.1-bad')];
    expect(provenVersions(moves, minute(35))).toEqual(['1.1.0', '1.0.0']);
    expect(provenVersions(moves, minute(41))).toEqual(['1.2.1-bad', '1.1.0', '1.0.0']);
  });

  it('PLT-3 exclude a version that was rolled back, however long it was live', () => {
    const moves = [moved(0, '1.0.0'), moved(20, '1.1.0'), moved(50, '1.0.0', '1.1.0')];
    expect(provenVersions(moves, minute(55))).toEqual(['1.0.0']);
  });
});
