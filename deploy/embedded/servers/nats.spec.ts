import { expect, it } from '@jest/globals';
import { canStore } from './nats.ts';

const printing = (logTail: string) => canStore({ logTail: () => logTail });

it('PLT-5 a broker that failed to write is not live, although it still responds', async () => {
  expect(await printing('[INF] Server is ready')).toBe(true);
  const reason = 'write msgs/1.blk: no space left on device';
  expect(
    await printing(`[INF] Server is ready\n[ERR] Filestore [ATELIER_EVENTS] Critical write error: ${reason}`),
  ).toBe(false);
  expect(await printing(`[ERR] JetStream failed to store a msg on stream '$G > ATELIER_EVENTS': ${reason}`)).toBe(
    false,
  );
});
