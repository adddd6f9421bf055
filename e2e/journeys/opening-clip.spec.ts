import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { watchBrowser } from '../platform/browser-watch.ts';
import { expect, journey } from '../platform/journey.ts';
import { repositoryRoot } from '../platform/platform.ts';
import { openAs, STAFF } from '../platform/staff.ts';

const CLIP = join(repositoryRoot, 'deploy/sample-content/clips/skerry-line.webm');
const COVER = '/media/covers/project-skerry-line.webp';
const PROJECT = {
  description: 'A clock for the harbor that knows the tide as well as the hour.',
  category: 'cms',
  technologies: ['TypeScript'],
  key_features: ['Tells the tide'],
  status: 'published',
  featured_image: COVER,
};

const ready = (page: Page) => page.locator('html[data-ready]').waitFor();
const isPaused = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);

/** The requested addresses of clips and of the cover, while the page is open. */
const getRequests = (page: Page) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return (part: string) => paths.filter((path) => path.includes(part));
};

journey(
  'PRJ-3 APRJ-2 an editor uploads a clip, and visitors watch it, pause it, or see only its poster',
  async ({ page, browser, staff, site }) => {
    const slug = `moving-clock-${Date.now()}`;
    const created = await staff('POST', '/projects', { ...PROJECT, title: `Moving clock ${slug}`, slug });
    expect(created.status).toBe(201);
    const { id } = created.body.data as { id: string };
    const address = `${site}/projects/${slug}`;
    try {
      await openAs(page, STAFF.editor, `/admin/projects/${id}/edit`);
      const form = page.getByRole('dialog', { name: 'Edit Project' });
      const picker = form.getByLabel('Upload a clip, or drop it here');
      await picker.setInputFiles({ name: 'song.webm', mimeType: 'video/webm', buffer: Buffer.from('no clip') });
      await expect(form.getByText(/^File type must be .*video\/mp4, video\/webm/)).toBeVisible();
      await picker.setInputFiles({ name: 'clock.webm', mimeType: 'video/webm', buffer: await readFile(CLIP) });
      await expect(form.getByLabel('Opening clip')).toHaveValue(/^\/media\/library\/[0-9a-f]{32}\.webm$/);
      await form.getByRole('button', { name: 'Update Project' }).click();
      await expect(page.getByText('Project updated successfully')).toBeVisible();
      await expect
        .poll(async () => (await staff('GET', `/projects/${slug}`)).body.data)
        .toMatchObject({ opening_clip: expect.stringContaining('.webm') });
      await expect.poll(async () => (await fetch(address)).text()).toContain('.webm');

      const visitor = await browser.newPage({ reducedMotion: 'no-preference' });
      const watched = watchBrowser(visitor, site);
      const requests = getRequests(visitor);
      await visitor.goto(address);
      await ready(visitor);
      await visitor.locator('[data-cover-frame]').first().scrollIntoViewIfNeeded();
      await expect.poll(() => isPaused(visitor)).toBe(false);
      const video = visitor.locator('video');
      expect(await video.getAttribute('poster')).toContain('/media/covers/project-skerry-line-');
      const pause = visitor.getByRole('button', { name: 'Pause the clip' });
      await pause.focus();
      await visitor.keyboard.press('Enter');
      await expect.poll(() => isPaused(visitor)).toBe(true);
      expect(new Set(requests('skerry-line-')).size).toBe(1);
      await visitor.getByRole('button', { name: 'Play the clip' }).click();
      await expect.poll(() => isPaused(visitor)).toBe(false);
      await visitor.locator('footer').scrollIntoViewIfNeeded();
      await expect.poll(() => isPaused(visitor)).toBe(true);
      expect(watched.problems).toEqual([]);
      await visitor.close();

      await page.emulateMedia({ reducedMotion: 'reduce' });
      const calm = getRequests(page);
      await page.goto(address);
      await ready(page);
      await page.locator('[data-cover-frame]').first().scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', { name: 'Play the clip' })).toBeVisible();
      expect.soft(await violationsInBothSchemes(page)).toEqual([]);
      expect(await isPaused(page)).toBe(true);
      expect(calm('.webm')).toEqual([]);
    } finally {
      await staff('DELETE', `/projects/${id}`);
    }
  },
);
