import { randomUUID } from 'node:crypto';
import { changeRecorded, channelMoved, type ReleaseSet, remotePages, versionFailing } from '@atelier/contracts';
import { eventually, publishedEvents, type ServiceProcess, startServiceProcess } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aRemote, type Registry, startRegistry } from '../../test/registry-under-test.js';

const MAIN = new URL('../main.ts', import.meta.url);
const SECOND_MS = 1000;
const GOOD = '1.0.0';
const BAD = '2.0.0';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Addresses in this many networks. */
const networks = (count: number) => Array.from({ length: count }, (_, network) => `203.0.${network}.7`);

describe('withdrawal of a failing version', () => {
  let registry: Registry;
  let replicas: ServiceProcess[];

  beforeAll(async () => {
    registry = await startRegistry('directory');
    // The registry under test checks too: three processes watch the same channels.
    replicas = await Promise.all([0, 1].map(() => startServiceProcess(MAIN, registry.environment)));
  });
  afterAll(async () => {
    await Promise.all(replicas.map((replica) => replica.kill()));
    await registry.stop();
  });

  const aLiveRemote = async () => {
    const remote = aRemote();
    for (const version of [GOOD, BAD]) {
      await registry.publish(remote, version);
      await registry.promote(remote, version);
    }
    return remote;
  };
  const liveVersion = async (remote: string) => {
    const { body } = await registry.call('GET', '/releases/live');
    return (body.data as unknown as ReleaseSet).remotes[remote]?.live.version;
  };
  /** A visit as reported by the browser, counted by one of the other processes. */
  const visit = async (remote: string, address: string, isBroken: boolean) => {
    const version = { remote, version: BAD };
    const failure = { kind: 'failure', ...version, phase: 'render', message: 'title is undefined' };
    const reports = [
      { kind: 'view', ...version },
      ...(isBroken ? [failure, { kind: 'view', remote, version: GOOD }] : []),
    ];
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    const body = JSON.stringify({ reports });
    expect((await fetch(`${replicas[0]?.url}/releases/reports`, { method: 'POST', headers, body })).status).toBe(202);
  };

  it('PLT-3 takes less than a minute at one visit per second, and happens once with three replicas', async () => {
    const remote = await aLiveRemote();
    const addresses = networks(6);
    const startedAt = Date.now();
    for (let second = 0; (await liveVersion(remote)) === BAD; second += 1) {
      expect(second).toBeLessThan(60);
      await visit(remote, addresses[second % addresses.length] ?? '', true);
      await pause(SECOND_MS);
    }
    const seconds = (Date.now() - startedAt) / SECOND_MS;
    console.info(`withdrawn after ${seconds.toFixed(1)} s`);
    expect(seconds).toBeLessThan(60);
    expect(await liveVersion(remote)).toBe(GOOD);

    await pause(6 * SECOND_MS);
    const moves = await registry.getDocuments('channel_moves', remote);
    expect(moves.map(({ kind, version }) => `${kind} ${version}`)).toEqual([
      `promotion ${GOOD}`,
      `promotion ${BAD}`,
      `rollback ${GOOD}`,
    ]);
    const [change] = await eventually(async () => {
      const events = await publishedEvents(changeRecorded.type, `${remote}:live`);
      const own = events.map(({ data }) => data as { actor: object; action: string; note: string });
      expect(own.filter(({ action }) => action === 'rolled_back')).toHaveLength(1);
      return own.filter(({ action }) => action === 'rolled_back');
    });
    expect(change).toMatchObject({
      actor: { id: null, name: 'Atelier', kind: 'system' },
      note: expect.stringMatching(
        /^Withdrawn because it failed \(render: title is undefined\); \d+ of \d+ views failed$/,
      ),
    });
    expect(await publishedEvents(channelMoved.type, remote)).toHaveLength(3);
    expect((await publishedEvents(versionFailing.type, remote)).map(({ data }) => data)).toEqual([
      { remote, version: BAD, phase: 'render', message: 'title is undefined' },
    ]);
  });

  it('PLT-3 is not triggered by a single visitor, who only alerts staff', async () => {
    const remote = await aLiveRemote();
    for (const address of networks(6)) for (let view = 0; view < 5; view += 1) await visit(remote, address, false);
    for (let view = 0; view < 60; view += 1) await visit(remote, '198.51.100.9', true);
    await eventually(async () => expect(await publishedEvents(versionFailing.type, remote)).toHaveLength(1));
    await pause(6 * SECOND_MS);
    expect(await liveVersion(remote)).toBe(BAD);
  });

  it('PLT-3 happens at once if a server bundle is quarantined', async () => {
    const remote = await aLiveRemote();
    const report = { remote, version: BAD, renders: 0, failures: 0, isQuarantined: true, message: 'ended with 1' };
    await registry.call('POST', '/renders', { body: { versions: [report] } });
    await eventually(async () => expect(await liveVersion(remote)).toBe(GOOD));
  });

  it('PLT-3 happens although the failing version of another remote has nothing to go back to', async () => {
    const routes = (path: string) => ({ pages: remotePages.parse({ routes: [path] }) });
    const [stuck, owner] = [`mfe-0-${randomUUID().slice(0, 8)}`, aRemote()];
    await registry.publish(stuck, GOOD, routes(`/${stuck}`));
    await registry.promote(stuck, GOOD);
    await registry.publish(stuck, BAD, routes(`/${stuck}-2`));
    await registry.promote(stuck, BAD);
    // The address that the previous version had is another remote's by now.
    await registry.publish(owner, GOOD, routes(`/${stuck}`));
    await registry.promote(owner, GOOD);
    const remote = await aLiveRemote();
    const report = { version: BAD, renders: 0, failures: 0, isQuarantined: true, message: 'ended with 1' };
    const versions = [stuck, remote].map((name) => ({ ...report, remote: name }));
    await registry.call('POST', '/renders', { body: { versions } });
    await eventually(async () => expect(await liveVersion(remote)).toBe(GOOD), 20 * SECOND_MS);
    expect(await liveVersion(stuck)).toBe(BAD);
  });

  it('PLT-3 does not roll back a version that has been replaced in the meantime', async () => {
    const remote = await aLiveRemote();
    await registry.publish(remote, '2.0.1');
    const report = { remote, version: BAD, renders: 0, failures: 0, isQuarantined: true, message: 'ended with 1' };
    await registry.call('POST', '/renders', { body: { versions: [report] } });
    await registry.promote(remote, '2.0.1');
    await pause(7 * SECOND_MS);
    expect(['2.0.1', GOOD]).toContain(await liveVersion(remote));
    const moves = await registry.getDocuments('channel_moves', remote);
    expect(moves.filter(({ kind, previousVersion }) => kind === 'rollback' && previousVersion !== BAD)).toEqual([]);
  });
});

describe('registry with withdrawal disabled', () => {
  it('PLT-3 leaves a failing version live if WITHDRAW_WATCH_MINUTES is 0', async () => {
    const registry = await startRegistry('directory', { WITHDRAW_WATCH_MINUTES: '0' });
    try {
      const remote = aRemote();
      for (const version of [GOOD, BAD]) {
        await registry.publish(remote, version);
        await registry.promote(remote, version);
      }
      const report = { remote, version: BAD, renders: 0, failures: 0, isQuarantined: true, message: 'ended with 1' };
      await registry.call('POST', '/renders', { body: { versions: [report] } });
      await pause(7 * SECOND_MS);
      expect((await registry.liveSet()).remotes[remote]?.live.version).toBe(BAD);
    } finally {
      await registry.stop();
    }
  });
});
