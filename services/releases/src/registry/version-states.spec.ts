import type { ReleaseSet } from '@atelier/contracts';
import { describe, expect, it } from '@jest/globals';
import type { ChannelMove } from '../channels/channel.js';
import { versionStates } from './version-states.js';

const MINUTE_MS = 60_000;

const inUse = (live: string, previous: string | null, fallbacks: readonly string[]) =>
  ({
    live: { version: live },
    previous: previous === null ? null : { version: previous },
    fallbacks: fallbacks.map((version) => ({ version })),
  }) as unknown as ReleaseSet['remotes'][string];

const move = (kind: string, version: string, previousVersion: string | null, minute: number) =>
  ({ kind, version, previousVersion, movedAt: new Date(minute * MINUTE_MS) }) as ChannelMove;

describe('version states of a remote', () => {
  const moves = [
    move('promotion', '1.0.0', null, 0),
    move('promotion', '1.1.0', '1.0.0', 20),
    move('promotion', '1.2.0', '1.1.0', 40),
    move('rollback', '1.1.0', '1.2.0', 42),
  ];
  const getStates = versionStates(inUse('1.1.0', '1.0.0', []), moves, new Date(60 * MINUTE_MS));

  it.each([
    ['1.1.0', ['live', 'proven']],
    ['1.0.0', ['previous', 'proven']],
    ['1.2.0', ['rolled_back']],
    ['1.3.0', []],
  ])('PLT-2 version %s is %j', (version, states) => {
    expect(getStates(version)).toEqual(states);
  });

  it('PLT-2 a rolled-back version that is live again is not shown as rolled back', () => {
    const again = [...moves, move('promotion', '1.2.0', '1.1.0', 50)];
    expect(versionStates(inUse('1.2.0', '1.1.0', ['1.0.0']), again, new Date(51 * MINUTE_MS))('1.2.0')).toEqual([
      'live',
    ]);
  });

  it('PLT-2 a remote that was never promoted has no live version', () => {
    expect(versionStates(undefined, [])('1.0.0')).toEqual([]);
  });
});
