import { EventArchive } from '@atelier/service-kit';
import { eventually } from '@atelier/test-kit';
import { setClock } from '@atelier/test-kit/clock';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type Media, startMedia } from '../../test/media-under-test.js';
import { ArchiveSchedule } from './archive-schedule.js';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('daily event archive', () => {
  let media: Media;
  beforeAll(async () => {
    media = await startMedia('directory');
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  afterAll(() => media.stop());

  const days = () => media.service.application.get(EventArchive).days();
  const ageSeconds = async () => {
    const text = await (await fetch(`${media.url}/metrics`)).text();
    return Number(/^atelier_event_archive_age_seconds\S* (\S+)$/m.exec(text)?.[1]);
  };

  it('PLT-5 contains every complete day once the day is over, and a metric reports its age', async () => {
    const today = new Date().toISOString().slice(0, 10);
    expect(await ageSeconds()).toBeLessThan(60);
    setClock(Date.parse(today) + DAY_MS + 2 * 60 * 60 * 1000);
    media.service.application.get(ArchiveSchedule).nudge();
    await eventually(async () => expect((await days()).at(-1)).toBe(today));
    expect(await ageSeconds()).toBe(2 * 60 * 60);
  });
});
