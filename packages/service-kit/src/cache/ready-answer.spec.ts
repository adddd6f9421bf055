import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { ReadyAnswer } from './ready-answer.js';

const text = JSON.stringify({ success: true, data: 'calm '.repeat(400) });
const anAnswer = (body = text) => new ReadyAnswer(Buffer.from(body), 'application/json', ['x-frame-options', 'DENY']);
const getHeaders = (list: readonly string[]) =>
  Object.fromEntries(list.flatMap((name, index) => (index % 2 === 0 ? [[name, list[index + 1]]] : [])));

describe('ReadyAnswer', () => {
  it('has the common headers, its length, and its cache control', () => {
    const answer = anAnswer();
    expect(getHeaders(answer.in('identity').headers)).toEqual({
      'x-frame-options': 'DENY',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'accept-encoding',
      etag: answer.etag,
      'content-type': 'application/json',
      'content-length': String(text.length),
    });
  });

  it('serves the identity until an encoding is ready, and creates each encoding once', async () => {
    const answer = anAnswer();
    expect(answer.lacks('br')).toBe(true);
    const brotli = answer.encode('br');
    expect(answer.lacks('br')).toBe(false);
    expect(answer.in('br').body).toBe(answer.identity);
    await Promise.all([brotli, answer.encode('gzip')]);
    expect(brotliDecompressSync(answer.in('br').body).toString()).toBe(text);
    expect(gunzipSync(answer.in('gzip').body).toString()).toBe(text);
    expect(getHeaders(answer.in('br').headers)).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(answer.in('br').body.length),
      etag: answer.etag,
    });
  });

  it('creates an encoding once for concurrent callers', async () => {
    const answer = anAnswer();
    const first = answer.encode('br');
    expect(answer.encode('br')).toBe(first);
    await first;
    expect(await answer.encode('br')).toBe(0);
  });

  it.each(['br', 'gzip'] as const)('does not block the event loop during compression with %s', async (encoding) => {
    const answer = anAnswer(text.repeat(100));
    let turns = 0;
    setImmediate(() => {
      turns += 1;
    });
    await answer.encode(encoding);
    expect(turns).toBe(1);
  });

  it('is compressed harder if its content never changes, unless it is large', async () => {
    const varied = (count: number) =>
      Array.from({ length: count }, (_, at) => `${at} ${(at * 7919) % 1009} calm`).join();
    const compress = async (body: string, isLasting: boolean) => {
      const answer = new ReadyAnswer(Buffer.from(body), 'text/css', [], { isLasting });
      return answer.encode('br');
    };
    expect(await compress(varied(2000), true)).toBeLessThan(await compress(varied(2000), false));
    expect(await compress(varied(100_000), true)).toBe(await compress(varied(100_000), false));
  });

  it('is not compressed if it is small', () => {
    expect(anAnswer('{"success":true}').lacks('br')).toBe(false);
  });

  it.each([
    ['its tag', (tag: string) => tag, true],
    ['its tag as a strong one', (tag: string) => tag.replace('W/', ''), true],
    ['a list with its tag', (tag: string) => `"other", ${tag} , W/"third"`, true],
    ['a star', () => '*', true],
    ['another tag', () => 'W/"other"', false],
    ['nothing', () => '', false],
  ])('evaluates an If-None-Match header with %s', (_name, header, known) => {
    const answer = anAnswer();
    expect(answer.isKnownBy(header(answer.etag))).toBe(known);
  });

  it('has a different ETag if its content differs', () => {
    expect(anAnswer('{"a":1}').etag).not.toBe(anAnswer('{"a":2}').etag);
  });
});
