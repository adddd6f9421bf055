import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { serveHandler } from './serve-handler.js';

describe('a handler on its own port', () => {
  it('PLT-5 stops once the running request is answered, and does not wait for idle connections', async () => {
    const arrived = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    const { url, stop } = await serveHandler(
      (_request, response) => {
        arrived.resolve();
        void answer.promise.then(() => response.end('complete'));
      },
      0,
      '127.0.0.1',
    );
    const silent = connect(Number(new URL(url).port), '127.0.0.1');
    await once(silent, 'connect');
    const running = fetch(url);
    await arrived.promise;
    const order: string[] = [];
    const stopped = stop().then(() => order.push('stopped'));
    await once(silent, 'close');
    order.push('silent connection closed');
    answer.resolve();
    expect(await (await running).text()).toBe('complete');
    await stopped;
    expect(order).toEqual(['silent connection closed', 'stopped']);
    await expect(fetch(url)).rejects.toThrow();
  });
});
