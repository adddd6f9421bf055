import { randomUUID } from 'node:crypto';
import { sessionRevoked } from '@atelier/contracts';
import {
  anEvent,
  type CuttableServer,
  demanded,
  eventually,
  type KeyServer,
  publishEvent,
  startCuttableServer,
  startKeyServer,
} from '@atelier/test-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { gatewayTestEnvironment } from '../../test/gateway-environment.js';
import { startUpstream, type Upstream } from '../../test/upstream.js';
import { start } from '../index.js';

describe('gateway with ended sessions', () => {
  let keys: KeyServer;
  let broker: CuttableServer;
  let content: Upstream;
  let gateway: Awaited<ReturnType<typeof start>>;
  let ended: Record<string, string>;

  beforeEach(async () => {
    keys = await startKeyServer();
    broker = await startCuttableServer(demanded('TEST_NATS_URL'));
    content = await startUpstream(() => ({ status: 200, body: { success: true } }));
    ended = await endedSession();
  });
  afterEach(async () => {
    broker.mend();
    await gateway.stop();
    await Promise.all([keys.stop(), broker.stop(), content.stop()]);
  });

  const startGateway = async () => {
    gateway = await start(gatewayTestEnvironment(keys, { CONTENT_URL: content.url, NATS_URL: broker.url }));
  };
  const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${gateway.url}${path}`, { headers });
  const isReady = async () => (await ask('/health/ready')).status;
  const bearer = async (sid: string) => ({ authorization: `Bearer ${await keys.tokenFor({ role: 'editor', sid })}` });
  const endedSession = async () => {
    const sid = randomUUID();
    await publishEvent(anEvent(sessionRevoked, { sessionId: sid, userId: 'u', reason: 'signed_out' }));
    return bearer(sid);
  };

  it('AUTH-5 rejects tokens of ended sessions from the first request after startup', async () => {
    await startGateway();
    expect((await ask('/api/blog', ended)).status).toBe(401);
    expect(await isReady()).toBe(200);
  });

  it('AUTH-5 is not ready and rejects every token until it has loaded ended sessions, but serves visitors', async () => {
    broker.cut();
    await startGateway();
    expect(await isReady()).toBe(503);
    const valid = await bearer(randomUUID());
    const unchecked = await ask('/api/blog', valid);
    expect([unchecked.status, unchecked.headers.get('retry-after')]).toEqual([503, '2']);
    expect((await ask('/api/blog')).status).toBe(200);
    expect(content.requests).toHaveLength(1);
    broker.mend();
    await eventually(async () => expect(await isReady()).toBe(200));
    expect((await ask('/api/blog', valid)).status).toBe(200);
    expect((await ask('/api/blog', ended)).status).toBe(401);
  });

  it('AUTH-5 uses the known ended sessions while the broker is down, and learns of the others when it is back', async () => {
    await startGateway();
    expect((await ask('/api/blog', ended)).status).toBe(401);
    broker.cut();
    const endedMeanwhile = await endedSession();
    expect((await ask('/api/blog', ended)).status).toBe(401);
    expect((await ask('/api/blog', endedMeanwhile)).status).toBe(200);
    expect(await isReady()).toBe(200);
    broker.mend();
    await eventually(async () => expect((await ask('/api/blog', endedMeanwhile)).status).toBe(401));
  });
});
