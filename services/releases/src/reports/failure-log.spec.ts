import { createLogger } from '@atelier/service-kit';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FailureLog } from './failure-log.js';

const NAME = { remote: 'mfe-public', version: '1.0.0' };
const KINDS_PER_MINUTE = 200;

describe('failure log', () => {
  const lines: object[] = [];
  let log: FailureLog;

  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-05-04T09:30:10Z') });
    lines.length = 0;
    const write = (line: string) => void lines.push(JSON.parse(line) as object);
    log = new FailureLog(createLogger('releases', 'warn', { write }));
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('PLT-3 records the remote, version, phase, and message, each kind once a minute', () => {
    expect(log.isNew(NAME, 'render', 'title is undefined')).toBe(true);
    expect(log.isNew(NAME, 'render', 'title is undefined')).toBe(false);
    expect(lines).toMatchObject([{ ...NAME, phase: 'render', failure: 'title is undefined' }]);
    jest.setSystemTime(new Date('2026-05-04T09:31:00Z'));
    expect(log.isNew(NAME, 'render', 'title is undefined')).toBe(true);
    expect(lines).toHaveLength(2);
  });

  it('PLT-3 distinguishes versions, phases, and messages', () => {
    log.isNew(NAME, 'render', 'a');
    const others = [
      log.isNew({ ...NAME, version: '1.1.0' }, 'render', 'a'),
      log.isNew(NAME, 'chunk', 'a'),
      log.isNew(NAME, 'render', 'b'),
    ];
    expect(others).toEqual([true, true, true]);
  });

  it('PLT-3 cannot be flooded by a visitor who fabricates failures', () => {
    const answers = Array.from({ length: KINDS_PER_MINUTE + 50 }, (_one, index) =>
      log.isNew(NAME, 'error', `${index}`),
    );
    expect(answers.filter(Boolean)).toHaveLength(KINDS_PER_MINUTE);
    expect(lines).toHaveLength(KINDS_PER_MINUTE);
    jest.setSystemTime(new Date('2026-05-04T09:31:00Z'));
    expect(log.isNew(NAME, 'error', 'another minute')).toBe(true);
  });

  it.each(['server', 'crash'])('PLT-3 records %s, whatever browsers reported before in this minute', (phase) => {
    for (let kind = 0; kind < KINDS_PER_MINUTE; kind += 1) log.isNew(NAME, 'render', `made up ${kind}`);
    expect(log.isNew(NAME, phase, 'ended with 1')).toBe(true);
  });
});
