import { expect, test } from '@playwright/test';
import { failingStart, startInstance, temporaryFolder } from '../lifecycle/instances.ts';
import { ADMINISTRATOR } from '../platform/administrator.ts';
import { type Platform, readState } from '../platform/platform.ts';
import { type Api, staffApi } from '../platform/staff-api.ts';
import { isDrained, readKept } from './kept.ts';
import { measured } from './measured.ts';
import { fillDisk, makeReadOnly, onSmallDisk, seenBy } from './small-disk.ts';
import { type Acknowledged, sendMessages } from './visitors.ts';

/** The broker may use three quarters of the disk, and its streams reserve 1.2 GB. */
const DISK_MEGABYTES = 2000;
const TOO_FEW_MEGABYTES = 900;
const VISITORS = 4;
const MESSAGES = 200;
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

test('PLT-7 a first start on a disk that is too small fails with an explanation before anything starts', async () => {
  const folder = temporaryFolder();
  try {
    const { code, output } = await failingStart(
      { ATELIER_DATA_DIR: folder.path },
      { prefix: onSmallDisk(folder.path, TOO_FEW_MEGABYTES) },
    );
    expect(code).toBe(1);
    expect(output).toContain(`The first start needs 2.0 GB on the disk of ${folder.path}, and 0.9 GB are free.`);
    expect(output).toContain('set ATELIER_DATA_DIR to a directory on another disk');
  } finally {
    folder.remove();
  }
});

test.describe
  .serial('a disk failure', () => {
    const folder = temporaryFolder();
    let platform: Platform;
    let staff: Api;
    let pid: number;
    const state = () => readState(seenBy(pid, folder.path));

    test.beforeAll(async () => {
      const { email, password } = ADMINISTRATOR;
      platform = await startInstance(
        folder.path,
        { ATELIER_ADMIN_EMAIL: email, ATELIER_ADMIN_PASSWORD: password },
        { prefix: onSmallDisk(folder.path, DISK_MEGABYTES) },
      );
      staff = staffApi(platform.url);
      pid = platform.process.pid ?? 0;
    });
    test.afterAll(async () => {
      await platform?.stop();
      folder.remove();
    });

    test('PLT-5 of a full disk loses nothing that was acknowledged, and work resumes by itself once there is room', async () => {
      const before = await readKept(state());
      const acknowledged: Acknowledged = { ids: [], repeated: 0, longestWaitMs: 0 };
      let isFree = false;
      const sending = sendMessages(
        platform.url,
        VISITORS,
        acknowledged,
        () => isFree && acknowledged.ids.length >= MESSAGES,
      );
      await expect.poll(() => acknowledged.ids.length).toBeGreaterThan(MESSAGES / 4);
      const free = fillDisk(seenBy(pid, folder.path));
      // MongoDB writes into its reserved journal for a while; the broker has no such reserve.
      await expect.poll(() => isDrained(state()).catch(() => false), { timeout: 120_000 }).toBe(false);
      await expect.poll(() => platform.output(), { timeout: 120_000 }).toContain('mongod was ended by SIGABRT');
      free();
      const freedAtMs = performance.now();
      isFree = true;
      await sending;
      await expect.poll(() => isDrained(state()).catch(() => false), { timeout: 120_000 }).toBe(true);
      const againMs = performance.now() - freedAtMs;
      const after = await readKept(state());
      const sent = acknowledged.ids.toSorted();
      expect(after.stored.filter((id) => !before.stored.includes(id))).toEqual(sent);
      expect(after.published.filter((id) => !before.published.includes(id))).toEqual(sent);
      measured(
        `${sent.length} messages, none lost, none doubled; all published ${(againMs / 1000).toFixed(1)} s after there was room`,
      );
    });

    test('PLT-5 of a read-only disk rejects uploads with a clear error, keeps no part of them, and accepts them later', async () => {
      const upload = () => {
        const form = new FormData();
        form.append('file', new Blob([Buffer.from(PIXEL, 'base64')], { type: 'image/png' }), 'pixel.png');
        return staff('POST', '/media-files', form);
      };
      const count = async () => (await staff('GET', '/media-files?limit=1')).body.total;
      const before = await count();
      const undo = makeReadOnly(pid, `${folder.path}/storage`);
      try {
        const { status, body } = await upload();
        expect([status, body.message]).toEqual([503, 'Upload failed. Please try again.']);
        expect(await count()).toBe(before);
        expect((await fetch(platform.url)).status).toBe(200);
      } finally {
        undo();
      }
      expect(await upload()).toMatchObject({ status: 201 });
    });
  });
