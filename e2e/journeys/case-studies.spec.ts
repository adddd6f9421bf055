import type { Locator, Page } from '@playwright/test';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { watchBrowser } from '../platform/browser-watch.ts';
import { expect, journey } from '../platform/journey.ts';
import { recordLayoutShifts } from '../platform/layout-shifts.ts';
import { openAs, STAFF } from '../platform/staff.ts';

const SAMPLE = '/projects/skerry-line';
const PROJECT = {
  description: 'A clock for the harbor that knows the tide as well as the hour.',
  category: 'cms',
  technologies: ['TypeScript'],
  key_features: ['Tells the tide'],
  overview: 'Pilots look at the clock before they look at the water, so that it has to know both of them by heart.',
  status: 'published',
};
const BEFORE = '/media/screens/skerry-line-before.svg';
const AFTER = '/media/screens/skerry-line-after.svg';

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

const ready = (page: Page) => page.locator('html[data-ready]').waitFor();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Project' });
const fill = async (form: Locator, values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
};

/** How much of the pair's first picture is visible from the left, as the browser computes it. */
const getClip = (page: Page) =>
  page
    .getByRole('region', { name: 'Before and After' })
    .locator('figure')
    .first()
    .evaluate((element) => getComputedStyle(element).clipPath);

journey(
  'PRJ-3 APRJ-2 an editor writes a case study, and a visitor reads it by keyboard',
  async ({ page, staff, site }) => {
    const slug = `harbor-clock-${Date.now()}`;
    const created = await staff('POST', '/projects', { ...PROJECT, title: `Harbor clock ${slug}`, slug });
    expect(created.status).toBe(201);
    const { id } = created.body.data as { id: string };
    try {
      await openAs(page, STAFF.editor, `/admin/projects/${id}/edit`);
      const form = dialog(page);
      await form.getByLabel('Brief').fill('The pilots wanted one clock for the tide and the hour.');
      await form.getByRole('button', { name: 'Add screen' }).click();
      await fill(form, {
        'Screen 1 picture': BEFORE,
        'Screen 1 alternative text': 'The clock at low tide.',
        'Screen 1 caption': 'Low tide',
      });
      await form.getByRole('button', { name: 'Add note on screen 1' }).click();
      await fill(form, {
        'Screen 1 note 1 text': 'This hand is the moon.',
        'Screen 1 note 1 from the left, %': '30',
        'Screen 1 note 1 from the top, %': '40',
      });
      await fill(form, {
        'Before picture': BEFORE,
        'Before alternative text': 'The old clock.',
        'Before label': 'Old clock',
        'After picture': AFTER,
        'After alternative text': 'The new clock.',
        'After label': 'New clock',
      });
      await form.getByRole('button', { name: 'Add result' }).click();
      await fill(form, { 'Result 1 figure': '2', 'Result 1 unit': 'hands', 'Result 1 label': 'on one dial' });
      await form.getByRole('button', { name: 'Add credit' }).click();
      await fill(form, {
        'Credit 1 role': 'Design',
        'Credit 1 name': 'Marta Oyelaran',
        'Credit 1 team member': 'marta-oyelaran',
      });
      await form.getByRole('button', { name: 'Update Project' }).click();
      await expect(page.getByText('Project updated successfully')).toBeVisible();

      await expect.poll(async () => (await fetch(`${site}/projects/${slug}`)).text()).toContain('The Brief');
      await page.goto(`${site}/projects/${slug}`);
      await ready(page);
      const point = page.getByRole('button', { name: 'Note 1' });
      const note = page.locator('[popover]', { hasText: 'This hand is the moon.' });
      await expect(note).toBeHidden();
      await point.focus();
      await page.keyboard.press('Enter');
      await expect(note).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(note).toBeHidden();
      await expect(point).toBeFocused();

      const slider = page.getByRole('slider', { name: 'How much of “Old clock” is shown' });
      const half = await getClip(page);
      await slider.focus();
      await page.keyboard.press('Home');
      await expect(slider).toHaveAttribute('aria-valuetext', '0% Old clock');
      expect(await getClip(page)).not.toBe(half);
      await expect(page.getByRole('region', { name: 'Results' })).toContainText('2 hands');
      await page.getByRole('link', { name: 'Marta Oyelaran' }).click();
      await expect(page).toHaveURL(/\/team\/marta-oyelaran$/);
    } finally {
      await staff('DELETE', `/projects/${id}`);
    }
  },
);

journey(
  'PRJ-3 a case study logs no browser problems, passes axe, fits every width, and has no layout shift',
  async ({ page, site }) => {
    const watch = watchBrowser(page, site);
    const getLayoutShifts = await recordLayoutShifts(page);
    await page.goto(SAMPLE);
    await ready(page);
    for (const name of ['On Screen', 'Before and After', 'Results', 'Credits'])
      await page.getByRole('heading', { name, exact: true }).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(await getLayoutShifts()).toEqual([]);
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Note 1' }).first().click();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    }
    expect(watch).toEqual({ problems: [], foreignRequests: [] });
  },
);

journey.describe('without scripts', () => {
  journey.use({ javaScriptEnabled: false });

  journey('PRJ-3 a case study is fully readable and links to the next project', async ({ page }) => {
    await page.goto(SAMPLE);
    const pair = page.getByRole('region', { name: 'Before and After' });
    await expect(pair.getByRole('slider')).toBeHidden();
    const [before, after] = await Promise.all([0, 1].map((index) => pair.locator('figure').nth(index).boundingBox()));
    expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThanOrEqual(after?.x ?? 0);
    await expect(page.getByRole('region', { name: 'On Screen' }).getByRole('listitem').first()).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Other projects' })
      .getByRole('link', { name: /^Next project/ })
      .click();
    await expect(page).not.toHaveURL(SAMPLE);
    await expect(page.getByRole('heading', { name: 'The Brief' })).toBeVisible();
  });
});
