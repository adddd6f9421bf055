import { randomUUID } from 'node:crypto';
import { sessionRevoked } from '@atelier/contracts';
import {
  anEvent,
  dropDatabase,
  eventually,
  type KeyServer,
  publishEvent,
  serviceTestEnvironment,
  startKeyServer,
} from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get, Module } from '@nestjs/common';
import { serviceEnvironment } from '../environment/service-environment.js';
import { type RunningService, startService } from '../start-service.js';
import { RequireStaff } from './permission.guard.js';

const MINUTE_MS = 60_000;

@Controller()
class DoorController {
  @Get('door')
  @RequireStaff()
  open() {
    return { success: true };
  }
}
@Module({ controllers: [DoorController] })
class DoorModule {}

const startDoor = (env: NodeJS.ProcessEnv) =>
  startService({ name: 'door', environment: serviceEnvironment, module: () => DoorModule }, env);

describe('tokens at a service', () => {
  let keys: KeyServer;
  let env: ReturnType<typeof serviceTestEnvironment>;
  let service: RunningService;

  beforeAll(async () => {
    keys = await startKeyServer();
    env = serviceTestEnvironment('door', keys.jwksUrl);
    service = await startDoor(env);
  });
  afterAll(async () => {
    await service.stop();
    await keys.stop();
    await dropDatabase(env.MONGODB_DATABASE);
  });

  const getStatus = async (token: string, { url } = service) =>
    (await fetch(`${url}/door`, { headers: { authorization: `Bearer ${token}` } })).status;
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);

  it('AUTH-5 are rejected once their session has ended, even without a gateway in front', async () => {
    const sid = randomUUID();
    const token = await keys.tokenFor({ role: 'editor', sid });
    expect(await getStatus(token)).toBe(200);
    await publishEvent(anEvent(sessionRevoked, { sessionId: sid, userId: 'u', reason: 'signed_out' }));
    await eventually(async () => expect(await getStatus(token)).toBe(401));
    expect(await getStatus(await keys.tokenFor({ role: 'editor' }))).toBe(200);
  });

  it('AUTH-5 are rejected from the first request by a service that starts after their session has ended', async () => {
    const sid = randomUUID();
    await publishEvent(anEvent(sessionRevoked, { sessionId: sid, userId: 'u', reason: 'signed_out' }));
    const token = await keys.tokenFor({ role: 'editor', sid });
    const second = await startDoor(env);
    expect(await getStatus(token, second)).toBe(401);
    await second.stop();
  });

  it('AUTH-4 with unknown key IDs neither block valid ones nor cause requests to the auth service', async () => {
    const valid = await keys.tokenFor({ role: 'editor' });
    expect(await getStatus(valid)).toBe(200);
    const before = keys.requests();
    const strangers = Array.from({ length: 1000 }, () =>
      keys.tokenFor({ role: 'editor' }, '10m', { kid: randomUUID() }),
    );
    for (const [index, stranger] of strangers.entries()) {
      expect(await getStatus(await stranger)).toBe(401);
      if (index % 100 === 0) expect(await getStatus(valid)).toBe(200);
    }
    expect(keys.requests() - before).toBeLessThanOrEqual(3);
  });

  it('AUTH-4 still work while the auth service is down', async () => {
    const brief = await startKeyServer();
    const cutOffEnv = serviceTestEnvironment('door', brief.jwksUrl);
    const cutOff = await startDoor(cutOffEnv);
    const token = await brief.tokenFor({ role: 'editor' });
    expect(await getStatus(token, cutOff)).toBe(200);
    await brief.stop();
    expect(await getStatus(await brief.tokenFor({ role: 'editor' }, '10m', { kid: 'other' }), cutOff)).toBe(401);
    expect(await getStatus(token, cutOff)).toBe(200);
    // Each application in a process has its own keys.
    expect(await getStatus(await keys.tokenFor({ role: 'editor' }))).toBe(200);
    expect(await getStatus(token)).toBe(401);
    await cutOff.stop();
    await dropDatabase(cutOffEnv.MONGODB_DATABASE);
  });

  it('AUTH-4 are answered with 503 and Retry-After if the keys cannot be loaded', async () => {
    const lonelyEnv = serviceTestEnvironment('door', 'http://127.0.0.1:1/jwks.json');
    const lonely = await startDoor(lonelyEnv);
    const answer = await fetch(`${lonely.url}/door`, { headers: { authorization: 'Bearer x' } });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    await lonely.stop();
    await dropDatabase(lonelyEnv.MONGODB_DATABASE);
  });

  it('AUTH-4 are rejected if their lifetime exceeds 15 minutes, or if they were issued in the future', async () => {
    expect(await getStatus(await keys.tokenFor({ role: 'editor' }, '15m'))).toBe(200);
    expect(await getStatus(await keys.tokenFor({ role: 'editor' }, '16m'))).toBe(401);
    const future = { issuedAt: inMinutes(2) };
    expect(await getStatus(await keys.tokenFor({ role: 'editor' }, inMinutes(10), future))).toBe(401);
    const old = { issuedAt: inMinutes(-20) };
    expect(await getStatus(await keys.tokenFor({ role: 'editor' }, inMinutes(10), old))).toBe(401);
  });

  it('AUTH-4 are rejected if another issuer created them', async () => {
    const token = await keys.tokenFor({ role: 'editor' }, '10m', { issuer: 'https://other.example' });
    expect(await getStatus(token)).toBe(401);
  });
});
