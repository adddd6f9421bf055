import { expect, test } from '@playwright/test';
import { startInstance, temporaryFolder } from '../lifecycle/instances.ts';
import type { Platform } from '../platform/platform.ts';
import { isDrained, readKept } from './kept.ts';
import { measured } from './measured.ts';
import { type Acknowledged, sendMessages } from './visitors.ts';

const MESSAGES = 1000;
const VISITORS = 8;
/** So many messages must be acknowledged after each kill before the next. */
const BETWEEN_KILLS = 100;

test('PLT-5 while each process is killed in turn, every acknowledged message is stored once and published once', async () => {
  const folder = temporaryFolder();
  let platform: Platform | undefined;
  try {
    platform = await startInstance(folder.path);
    const { url } = platform;
    const before = await readKept(platform.state());
    const acknowledged: Acknowledged = { ids: [], repeated: 0, longestWaitMs: 0 };
    let isOver = false;
    const sending = sendMessages(url, VISITORS, acknowledged, () => isOver && acknowledged.ids.length >= MESSAGES);

    const moveOn = async () => {
      const enough = acknowledged.ids.length + BETWEEN_KILLS;
      await expect.poll(() => acknowledged.ids.length, { timeout: 90_000 }).toBeGreaterThan(enough);
    };
    await moveOn();
    for (const name of ['services', 'mongod', 'nats-server', 'front']) {
      const pid = platform.state().processes[name] ?? 0;
      expect(pid, name).toBeGreaterThan(0);
      process.kill(pid, 'SIGKILL');
      await moveOn();
    }
    process.kill(platform.state().launcherPid, 'SIGKILL');
    await platform.stop('SIGKILL');
    platform = await startInstance(folder.path, { PORT: new URL(url).port });
    await moveOn();
    isOver = true;
    await sending;

    const { state } = platform;
    await expect.poll(() => isDrained(state()), { timeout: 60_000 }).toBe(true);
    const after = await readKept(state());
    const sent = acknowledged.ids.toSorted();
    expect(new Set(sent).size).toBe(sent.length);
    expect(after.stored.filter((id) => !before.stored.includes(id))).toEqual(sent);
    expect(after.published.filter((id) => !before.published.includes(id))).toEqual(sent);
    measured(
      `${sent.length} messages, ${acknowledged.repeated} requests repeated, none lost, none doubled; longest wait for an acknowledgment ${(acknowledged.longestWaitMs / 1000).toFixed(1)} s`,
    );
  } finally {
    await platform?.stop();
    folder.remove();
  }
});
