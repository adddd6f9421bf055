import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { expect, journey } from '../platform/journey.ts';
import { openAs, STAFF } from '../platform/staff.ts';
import type { Api } from '../platform/staff-api.ts';

const TEXT = `<p>${'A sentence that somebody took the time to write. '.repeat(4)}</p>`;
const WORDS = 'Half a thought about clamps, ';
const MORE = 'and not a letter of it is lost';

interface Edited {
  what: string;
  /** Creates an item and returns its edit address and its API address. */
  make: (staff: Api, mark: string) => Promise<{ edit: string; address: string }>;
  save: string;
}

const idIn = (body: unknown, name: string): string => (body as Record<string, { id: string }>)[name]?.id ?? '';

const KINDS: readonly Edited[] = [
  {
    what: 'a post',
    make: async (staff, mark) => {
      const post = {
        title: `Recovered post ${mark}`,
        excerpt: 'x',
        content: TEXT,
        category: 'design',
        tags: ['Bench'],
      };
      const { body } = await staff('POST', '/blog', { ...post, status: 'draft' });
      return { edit: `/admin/blog/${idIn(body, 'post')}/edit`, address: `/blog/${idIn(body, 'post')}` };
    },
    save: 'Update Post',
  },
  {
    what: 'a project',
    make: async (staff, mark) => {
      const { body } = await staff('POST', '/projects', {
        title: `Recovered project ${mark}`,
        description: 'Made to be lost and found again.',
        category: 'cms',
        technologies: ['TypeScript'],
        key_features: ['Departures without a network'],
        content: TEXT,
      });
      const id = idIn(body, 'project');
      return { edit: `/admin/projects/${id}/edit`, address: `/projects/${id}` };
    },
    save: 'Update Project',
  },
  {
    what: 'a page of the site',
    make: async (staff, mark) => {
      const page = { title: `Recovered page ${mark}`, description: 'Of no length.', content: TEXT };
      const { body } = await staff('POST', '/pages', { ...page, slug: `recovered-${mark}`, status: 'draft' });
      const id = idIn(body, 'page');
      return { edit: `/admin/settings/pages/${id}/edit`, address: `/pages/${id}` };
    },
    save: 'Update Page',
  },
];

const text = (page: Page): Locator => page.getByRole('dialog').getByRole('textbox', { name: /^Content/ });

/** Types at the end of the text, as fast as possible. */
const write = async (page: Page, words: string) => {
  await text(page).focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(words);
  await expect(text(page)).toContainText(words.trim());
};

const restored = async (page: Page, words: string) => {
  await expect(page.getByText(/You have unsaved changes from /)).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(text(page)).toContainText(words);
};

/** Kills the page's process, which sends no event to the page. */
const crash = async (page: Page, devtools: CDPSession) => {
  const died = page.waitForEvent('crash');
  devtools.send('Page.crash').catch(() => undefined);
  await died;
};

const editorsContext = async (browser: Browser, site: string) => {
  const context = await browser.newContext({ baseURL: site, reducedMotion: 'reduce' });
  return { context, page: await context.newPage() };
};

for (const { what, make, save } of KINDS) {
  journey(
    `ABLG-3 a browser crash in the middle of a word loses no character of ${what}`,
    async ({ browser, site, staff }) => {
      const { edit, address } = await make(staff, `${Date.now()}`);
      const { context, page } = await editorsContext(browser, site);
      await openAs(page, STAFF.super_admin, edit);
      const devtools = await context.newCDPSession(page);
      await write(page, WORDS + MORE);
      await crash(page, devtools);
      const again = await context.newPage();
      await again.goto(edit);
      await restored(again, WORDS + MORE);
      await context.close();
      await staff('DELETE', address);
    },
  );

  journey(
    `ABLG-3 offline, nothing of ${what} is lost, and it is saved once the network is back`,
    async ({ browser, site, staff }) => {
      const { edit, address } = await make(staff, `${Date.now()}`);
      const { context, page } = await editorsContext(browser, site);
      await openAs(page, STAFF.super_admin, edit);
      await write(page, WORDS);
      await context.setOffline(true);
      await write(page, MORE);
      await page.getByRole('dialog').getByRole('button', { name: save }).click();
      await expect(page.getByText('You’re offline. Your text is kept in this browser.').first()).toBeVisible();
      await expect(text(page)).toContainText(WORDS + MORE);
      await page.close();
      await context.setOffline(false);
      const again = await context.newPage();
      await again.goto(edit);
      await restored(again, WORDS + MORE);
      await again.getByRole('dialog').getByRole('button', { name: save }).click();
      await expect(again.getByText(/updated successfully/)).toBeVisible();
      await again.goto(edit);
      await expect(text(again)).toContainText(WORDS + MORE);
      await expect(again.getByText(/You have unsaved changes from /)).toHaveCount(0);
      await context.close();
      await staff('DELETE', address);
    },
  );

  journey(
    `ABLG-3 if a session ends during work on ${what}, signing in returns to it with every word`,
    async ({ browser, site, staff }) => {
      const { edit, address } = await make(staff, `${Date.now()}`);
      const { context, page } = await editorsContext(browser, site);
      await openAs(page, STAFF.super_admin, edit);
      await write(page, WORDS);
      await context.clearCookies();
      await page.evaluate(() => localStorage.setItem('adminToken', 'a.b.c'));
      await write(page, MORE);
      await page.getByRole('dialog').getByRole('button', { name: save }).click();
      await expect(page).toHaveURL(/\/admin\/login/);
      await page.getByLabel(/^Email/).fill(STAFF.super_admin.email);
      await page
        .getByLabel(/^Password/)
        .first()
        .fill(STAFF.super_admin.password);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page).toHaveURL((url) => url.pathname === edit);
      await restored(page, WORDS + MORE);
      await context.close();
      await staff('DELETE', address);
    },
  );
}
