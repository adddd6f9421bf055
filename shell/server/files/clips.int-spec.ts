import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { prepareShell } from '../../test/shell-under-test.js';

const CLIP = Buffer.from('0123456789');
const PATH = '/media/library/harbor.mp4';

describe('video clips', () => {
  let shell: Awaited<ReturnType<typeof prepareShell>>;
  beforeEach(async () => {
    shell = await prepareShell();
    await shell.storage.put(PATH.slice(1), CLIP, 'video/mp4');
  });
  afterEach(() => shell.stop());

  it('AFILE-1 are served as a whole, immutable, and without running embedded content', async () => {
    const response = await fetch((await shell.startShell()) + PATH);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('0123456789');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  });

  it('AFILE-1 are served in the ranges that players request', async () => {
    const url = (await shell.startShell()) + PATH;
    const read = (range: string, headers = {}) => fetch(url, { headers: { range, ...headers } });
    const part = await read('bytes=2-4');
    expect([part.status, await part.text()]).toEqual([206, '234']);
    expect([part.headers.get('content-range'), part.headers.get('content-length')]).toEqual(['bytes 2-4/10', '3']);
    const beyond = await read('bytes=10-');
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10']);
    const changed = await read('bytes=2-4', { 'if-range': '"another"' });
    expect([changed.status, await changed.text()]).toEqual([200, '0123456789']);
    const { status, headers } = await fetch(url, { method: 'HEAD' });
    expect([status, headers.get('content-length')]).toEqual([200, '10']);
  });
});
