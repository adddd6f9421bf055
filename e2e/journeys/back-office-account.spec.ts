import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { getCode } from '../platform/authenticator.ts';
import { expect, journey } from '../platform/journey.ts';
import { mailedLink } from '../platform/mailed-link.ts';
import { signIn } from '../platform/sign-in.ts';
import { openAs, STAFF } from '../platform/staff.ts';

const PHONE = { width: 360, height: 844 };

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();
};
const fitsPhone = async (page: Page) => {
  await page.setViewportSize(PHONE);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await page.setViewportSize({ width: 1280, height: 900 });
};

journey.describe.serial('profile and security', () => {
  const person = { email: `petra-${Date.now()}@atelier.test`, password: 'quiet-harbour-9' };
  let key = '';
  let codes: string[] = [];

  journey('APRO-1 AUTH-5 a profile change shows in the header at once', async ({ page, staff, dataDir, site }) => {
    const invited = { email: person.email, firstName: 'Petra', lastName: 'Person', role: 'author' };
    expect((await staff('POST', '/auth/users/invite', invited)).status).toBe(201);
    const link = await mailedLink(dataDir, person.email, '/admin/accept-invitation');
    const body = { token: new URL(link).searchParams.get('token'), password: person.password };
    expect((await page.request.post(`${site}/api/auth/invitations/accept`, { data: body })).status()).toBe(200);
    await openAs(page, person, '/admin/dashboard');
    await page.getByRole('button', { name: /^Profile menu/ }).click();
    await page.getByRole('menuitem', { name: 'Profile Settings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Profile Settings' })).toBeVisible();
    await page.getByLabel('First Name').fill('Paula');
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await expect(page.getByText('Profile updated successfully')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Profile menu: Paula Person/ })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Write Blog' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Write Blog' })).toBeDisabled();

    const next = person.email.replace('petra', 'paula');
    await page.getByLabel('Email').fill(next);
    await page.getByLabel('Current Password').fill('a wrong one');
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await expect(page.locator('#currentPassword-error, [id$="currentPassword-error"]')).toHaveText(
      'Current password is incorrect',
    );
    await page.getByLabel('Current Password').fill(person.password);
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await expect(page.getByLabel('Current Password')).toBeHidden();
    person.email = next;
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await fitsPhone(page);
  });

  journey('APRO-1 a password change ends the other sessions', async ({ page, browser, site }) => {
    const elsewhere = await (await browser.newContext({ baseURL: site })).newPage();
    await openAs(elsewhere, person, '/admin/dashboard');
    await expect(elsewhere.getByRole('heading', { name: 'Welcome back, Paula' })).toBeVisible();
    await openAs(page, person, '/admin/security');
    const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
    await expect(sessions.filter({ hasText: 'This session' })).toHaveCount(1);
    await expect(sessions.filter({ hasText: 'Chrome on' }).first()).toBeVisible();
    await page.getByLabel('Current Password').fill(person.password);
    await page.getByLabel('New Password').fill('loud-harbour-7');
    await expect(page.getByText(/^Strength: /)).toBeVisible();
    await page.getByLabel('Repeat Password').fill('loud-harbour-7');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('Password changed successfully')).toBeVisible();
    person.password = 'loud-harbour-7';
    await expect(sessions).toHaveCount(1);
    await expect
      .poll(async () => {
        await elsewhere.reload();
        return elsewhere.url();
      })
      .toMatch(/\/admin\/login$/);
    await elsewhere.context().close();
  });

  journey('APRO-1 a user ends a session in another browser', async ({ page, browser, site }) => {
    const elsewhere = await (await browser.newContext({ baseURL: site })).newPage();
    await openAs(elsewhere, person, '/admin/dashboard');
    await openAs(page, person, '/admin/security');
    const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
    await expect(sessions.first()).toBeVisible();
    const before = await sessions.count();
    await sessions
      .getByRole('button', { name: /^Sign out/ })
      .first()
      .click();
    await dialog(page, 'Sign Out Session').getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('The session was signed out')).toBeVisible();
    await expect(sessions).toHaveCount(before - 1);
    await page.getByRole('button', { name: 'Sign Out All Others' }).click();
    await dialog(page, 'Sign Out Other Sessions').getByRole('button', { name: 'Confirm' }).click();
    await expect(sessions).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Sign Out All Others' })).toBeDisabled();
    await elsewhere.reload();
    await expect(elsewhere).toHaveURL(/\/admin\/login$/);
    await elsewhere.context().close();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await fitsPhone(page);
  });

  journey('APRO-1 a user turns on two-factor sign-in', async ({ page }) => {
    await openAs(page, person, '/admin/security');
    await page.getByRole('button', { name: 'Switch On' }).click();
    const enrol = dialog(page, 'Switch On Two-Factor Sign-In');
    await enrol.getByLabel('Current Password').fill(person.password);
    await enrol.getByRole('button', { name: 'Continue' }).click();
    await expect(enrol.getByRole('textbox', { name: /^Code/ })).toBeFocused();
    key = ((await enrol.locator('code').textContent()) ?? '').replaceAll(' ', '');
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await fitsPhone(page);
    await enrol.getByRole('textbox', { name: /^Code/ }).fill('000000');
    await enrol.getByRole('button', { name: 'Switch On' }).click();
    await expect(enrol.getByRole('alert')).toContainText('That code is not right');
    await enrol.getByRole('textbox', { name: /^Code/ }).fill(getCode(key));
    await enrol.getByRole('button', { name: 'Switch On' }).click();
    const shown = dialog(page, 'Your Recovery Codes');
    await expect(shown.getByRole('listitem')).toHaveCount(10);
    codes = await shown.getByRole('listitem').allTextContents();
    const download = page.waitForEvent('download');
    await shown.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('atelier-recovery-codes.txt');
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await shown.getByRole('button', { name: 'I’ve Saved Them' }).click();
    await expect(page.getByText(/10 recovery codes are left/)).toBeVisible();
  });

  journey('APRO-1 AUTH-2 a sign-in then asks for a code and returns to the requested page', async ({ page }) => {
    await page.goto('/admin/security');
    await signIn(page, person);
    const code = page.getByRole('textbox', { name: /^Code/ });
    await expect(code).toBeFocused();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await fitsPhone(page);
    await code.fill('000000');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'That code is not right' })).toBeVisible();
    await expect(code).toBeFocused();
    await code.fill(getCode(key, 1));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
    await logOut(page);
  });

  journey('APRO-1 a recovery code signs in once, and the user turns off two-factor sign-in', async ({ page }) => {
    const byRecoveryCode = async () => {
      await page.goto('/admin/security');
      await signIn(page, person);
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await page.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0] ?? '');
      await page.getByRole('button', { name: 'Continue' }).click();
    };
    await byRecoveryCode();
    await expect(page.getByText(/9 recovery codes are left/)).toBeVisible();
    await logOut(page);
    await byRecoveryCode();
    await expect(page.getByRole('alert').filter({ hasText: 'That recovery code is not right' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(codes[1] ?? '');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Switch Off' }).click();
    const off = dialog(page, 'Switch Off Two-Factor Sign-In');
    await off.getByLabel('Current Password').fill(person.password);
    await off.getByRole('button', { name: 'Use a recovery code' }).click();
    await off.getByRole('textbox', { name: 'Recovery code' }).fill(codes[2] ?? '');
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await off.getByRole('button', { name: 'Switch Off' }).click();
    await expect(page.getByText('Two-factor sign-in is off')).toBeVisible();
    await logOut(page);
    await signIn(page, person);
    await expect(page.getByRole('heading', { name: 'Welcome back, Paula' })).toBeVisible();
  });
});

journey('APRO-1 the back office sends only its origin as referrer', async ({ page }) => {
  const answer = await page.goto('/admin/reset-password?token=any');
  expect(answer?.headers()['referrer-policy']).toBe('strict-origin');
  await openAs(page, STAFF.super_admin, '/admin/profile');
  await expect(page.getByText('As a Super Admin, you have full access.')).toBeVisible();
});
