import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { watchBrowser } from '../platform/browser-watch.ts';
import { expect, journey } from '../platform/journey.ts';
import { openAs, STAFF } from '../platform/staff.ts';

const PHONE_WIDTH_PX = 360;

const openDetails = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'View Details' }).click();
  await expect(page.getByRole('dialog', { name: 'Contact Submission Details' })).toContainText('Submitted');
};

const openPersonalData = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Personal Data' }).click();
  await expect(page.getByRole('dialog', { name: 'Personal Data' })).toContainText('Erase permanently');
};

const openAnswer = async (page: Page) => {
  await openDetails(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Send Response' }).click();
  await expect(page.getByRole('textbox', { name: /^Response Message/ })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Contact Submission Details' })).toBeHidden();
};

const loaded = (text: string | RegExp) => async (page: Page) => {
  await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
};

const SCREENS: readonly { what: string; path: string; open: (page: Page) => Promise<void> }[] = [
  { what: 'the dashboard', path: '/admin/dashboard', open: loaded(/^Welcome/) },
  {
    what: 'SHELL-1 the notifications',
    path: '/admin/dashboard',
    open: async (page) => {
      await page.getByRole('button', { name: /^Notifications: / }).click();
      await expect(page.getByRole('dialog', { name: 'Notifications' }).getByText('All activity')).toBeVisible();
    },
  },
  { what: 'ASET-1 the activity', path: '/admin/activity', open: loaded('Today') },
  { what: 'ACON-1 the messages', path: '/admin/contacts', open: loaded(/of \d+ submissions/) },
  { what: 'ACON-1 the messages as cards', path: '/admin/contacts?view=cards', open: loaded(/of \d+ submissions/) },
  { what: 'ACON-2 a message', path: '/admin/contacts', open: openDetails },
  { what: 'NEWS-1 the subscribers', path: '/admin/contacts/newsletter', open: loaded(/^Newsletter$/) },
  { what: 'NEWS-1 the issues', path: '/admin/newsletter', open: loaded('Write to everyone who subscribed') },
  { what: 'ACON-2 what is held about somebody', path: '/admin/contacts', open: openPersonalData },
  { what: 'ACON-2 an answer', path: '/admin/contacts', open: openAnswer },
  { what: 'ABLG-1 the posts', path: '/admin/blog', open: loaded(/of \d+ posts/) },
  {
    what: 'ABLG-2 the editor',
    path: '/admin/blog/new',
    open: (page) => expect(page.getByRole('textbox', { name: /^Title/ })).toBeVisible(),
  },
  { what: 'ASVC-1 the order of services', path: '/admin/services/arrange', open: loaded('Save Order') },
  {
    what: 'ATM-1 the import of members',
    path: '/admin/team/import',
    open: (page) => expect(page.getByRole('dialog', { name: 'Import team members' })).toContainText('Required columns'),
  },
  { what: 'AFILE-1 the media library', path: '/admin/media', open: loaded(/of \d+ files/) },
  { what: 'AANA-1 the figures', path: '/admin/analytics', open: loaded(/^(Page Views|Nothing counted yet)/) },
  {
    what: 'APRO-1 a profile',
    path: '/admin/profile',
    open: (page) => expect(page.getByLabel('First Name')).toBeVisible(),
  },
  {
    what: 'APRO-1 security',
    path: '/admin/security',
    open: (page) => expect(page.getByRole('list', { name: 'Sessions' })).toBeVisible(),
  },
  { what: 'ASET-1 the studio', path: '/admin/settings', open: loaded('Everything is saved') },
  { what: 'ASET-1 the navigation', path: '/admin/settings/navigation', open: loaded('Everything is saved') },
  { what: 'ASET-1 home and search engines', path: '/admin/settings/home', open: loaded('Everything is saved') },
  { what: 'ASET-1 mail', path: '/admin/settings/mail', open: loaded('Everything is saved') },
  { what: 'ASET-1 the users', path: '/admin/settings/users', open: loaded(/have an account here/) },
  { what: 'ASET-1 the roles', path: '/admin/settings/roles', open: loaded(/^Full access/) },
  { what: 'ASET-1 the API keys', path: '/admin/settings/api-keys', open: loaded(/^For apps and scripts/) },
  {
    what: 'ASET-1 the webhooks',
    path: '/admin/settings/webhooks',
    open: loaded(/^Send signed requests to other systems/),
  },
  { what: 'ASET-1 the mails that failed', path: '/admin/settings/mails', open: loaded(/^Undelivered emails/) },
  { what: 'PLT-8 the state of the system', path: '/admin/settings/system', open: loaded(/^Services, their databases/) },
  { what: 'PLT-4 the overview of events', path: '/admin/settings/events', open: loaded(/types of events$/) },
  { what: 'PLT-4 the log of events', path: '/admin/settings/events/log', open: loaded(/^Every event, latest first/) },
  {
    what: 'PLT-6 the events that failed',
    path: '/admin/settings/events/failed',
    open: loaded(/^Events that could not be processed/),
  },
  { what: 'PLT-2 the releases', path: '/admin/releases', open: loaded(/^Live since/) },
  { what: 'the trash', path: '/admin/trash', open: loaded(/deleted in the last 30 days/) },
  { what: 'LEGAL-1 the pages', path: '/admin/settings/pages', open: loaded('System page') },
  {
    what: 'LEGAL-1 a page',
    path: '/admin/settings/pages/new',
    open: (page) => expect(page.getByRole('textbox', { name: /^Content/ })).toBeVisible(),
  },
];

journey.describe.configure({ mode: 'parallel' });
journey.use({ contextOptions: { reducedMotion: 'reduce' } });

const hasNoSidewaysScroll = async (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE_WIDTH_PX);

const GUEST_SCREENS = [
  { what: 'AUTH-1 the sign-in form', path: '/admin/login', sign: 'Admin Portal' },
  { what: 'AUTH-5 the form for a forgotten password', path: '/admin/forgot-password', sign: 'Forgot your password?' },
  { what: 'AUTH-5 a new password', path: '/admin/reset-password?token=any', sign: 'Choose a new password' },
  { what: 'ASET-1 an invitation', path: '/admin/accept-invitation?token=any', sign: 'Welcome to the studio' },
  { what: 'a link that does not work', path: '/admin/reset-password', sign: 'This link does not work' },
] as const;

for (const { what, path, sign } of GUEST_SCREENS)
  journey(`${what} logs no browser problems, passes axe, and fits a phone`, async ({ page, site }) => {
    const watch = watchBrowser(page, site);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: sign })).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await page.setViewportSize({ width: PHONE_WIDTH_PX, height: 844 });
    await hasNoSidewaysScroll(page);
    expect(watch).toEqual({ problems: [], foreignRequests: [] });
  });

for (const { what, path, open } of SCREENS)
  journey(`${what}: logs no browser problems, passes axe, and fits a phone`, async ({ page, site }) => {
    const watch = watchBrowser(page, site);
    await openAs(page, STAFF.super_admin, path);
    await open(page);
    const violations = await violationsInBothSchemes(page);
    await page.setViewportSize({ width: PHONE_WIDTH_PX, height: 844 });
    await hasNoSidewaysScroll(page);
    expect.soft(violations).toEqual([]);
    expect(watch).toEqual({ problems: [], foreignRequests: [] });
  });
