import { describe, expect, it } from '@jest/globals';
import { AccessLog } from './access-log.js';
import { createLogger } from './logger.js';

const collecting = (level: string) => {
  const written: string[] = [];
  const logger = createLogger('gateway', level, { write: (text: string) => written.push(text) });
  return { written, logger, log: new AccessLog(logger) };
};

describe('access log lines of cached responses', () => {
  it('are written in batches, in the same format as all other lines', () => {
    const { written, logger, log } = collecting('info');
    logger.info({ requestId: 'r-0', method: 'GET', url: '/api', status: 200, durationMs: 1 }, 'request');
    log.add('r-1', 'GET', '/api/blog', 200);
    log.add('r-2', 'HEAD', '/api/blog', 304);
    expect(written).toHaveLength(1);
    log.flush();
    expect(written).toHaveLength(2);
    const [other, ...lines] = written
      .join('')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toEqual([
      expect.objectContaining({ requestId: 'r-1', method: 'GET', url: '/api/blog', status: 200, cache: 'hit' }),
      expect.objectContaining({ requestId: 'r-2', method: 'HEAD', url: '/api/blog', status: 304, cache: 'hit' }),
    ]);
    for (const line of lines) expect(Object.keys(line)).toEqual(expect.arrayContaining(Object.keys(other)));
    expect(lines[0]).toMatchObject({ level: 30, service: 'gateway', msg: 'request', time: expect.any(String) });
  });

  it('cannot be forged through an address', () => {
    const { written, log } = collecting('info');
    log.add('r-1', 'GET', '/a","level":60,"b":"\\', 200);
    log.flush();
    expect(JSON.parse(written.join(''))).toMatchObject({ level: 30, url: '/a","level":60,"b":"\\' });
  });

  it('are omitted if the log level excludes them', () => {
    const { written, log } = collecting('warn');
    log.add('r-1', 'GET', '/api/blog', 200);
    log.flush();
    expect(written).toEqual([]);
  });
});
