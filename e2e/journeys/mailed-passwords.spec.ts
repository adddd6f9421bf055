import type { Page } from '@playwright/test';
import { expect, journey } from '../platform/journey.ts';
import { mailedLink } from '../platform/mailed-link.ts';
import { signIn } from '../platform/sign-in.ts';

const INVITED = 'a-password-of-my-own';
const CHANGED = 'another-one-of-my-own';

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

const choose = async (page: Page, password: string, button: string) => {
  await page.getByLabel('New Password').fill(password);
  await page.getByLabel('Repeat Password').fill(password);
  await page.getByRole('button', { name: button }).click();
};

/** Every address that the page requests, with its referrer. */
const watchTokens = (page: Page): string[] => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) return;
    seen.push(`${request.url()} ${request.postData() ?? ''} ${request.headers().referer ?? ''}`);
  });
  return seen;
};

journey.describe.serial('password links in mails', () => {
  const email = `nora-${Date.now()}@atelier.test`;
  let invitation: string;

  journey('ASET-1 AUTH-5 an invited user chooses a password and is signed in', async ({ page, staff, dataDir }) => {
    const person = { email, firstName: 'Nora', lastName: 'Newcomer', role: 'author' };
    expect((await staff('POST', '/auth/users/invite', person)).status).toBe(201);
    invitation = await mailedLink(dataDir, email, '/admin/accept-invitation');
    const token = new URL(invitation).searchParams.get('token') ?? '';
    const seen = watchTokens(page);

    await page.goto(invitation);
    await expect(page.getByRole('heading', { name: 'Welcome to the studio' })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/accept-invitation$/);
    await page.getByLabel('New Password').fill(INVITED);
    await page.getByLabel('Repeat Password').fill('something else');
    await page.getByRole('button', { name: 'Accept Invitation' }).click();
    await expect(page.getByText('One field needs another look')).toBeVisible();
    await page.getByRole('button', { name: 'Passwords do not match' }).click();
    await expect(page.getByLabel('Repeat Password')).toBeFocused();

    await choose(page, INVITED, 'Accept Invitation');
    await expect(page.getByRole('heading', { name: 'Welcome back, Nora' })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Welcome back, Nora' })).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toContain(token);
    const told = seen.filter((line) => line.includes(token) && !line.includes('/api/auth/invitations/accept'));
    expect(told.filter((line) => /\/api\//.test(line))).toEqual([]);
  });

  journey('ASET-1 an invitation works once, and then explains what to do', async ({ page }) => {
    await page.goto(invitation);
    await choose(page, INVITED, 'Accept Invitation');
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeFocused();
    await expect(page.getByText('This invitation is no longer valid. Please ask for a new one.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();
  });

  journey('AUTH-5 a link in a mail replaces a forgotten password', async ({ page, dataDir }) => {
    await page.goto('/admin/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused();
    await page.getByLabel('Email').fill(`nobody-${Date.now()}@atelier.test`);
    await page.getByRole('button', { name: 'Send Link' }).click();
    const answer = await page.getByText(/^If this email belongs to an account/).textContent();
    await page.getByRole('button', { name: 'Try Another Address' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send Link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
    await expect(page.getByText(answer ?? '')).toBeVisible();

    const link = await mailedLink(dataDir, email, '/admin/reset-password');
    await page.goto(link);
    await expect(page).toHaveURL(/\/admin\/reset-password$/);
    await choose(page, CHANGED, 'Save Password');
    await expect(page).toHaveURL(/\/admin\/login$/);
    await expect(page.getByText('Password reset successfully. Please login with your new password.')).toBeVisible();
    await signIn(page, { email, password: INVITED });
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveText([/Invalid email or password/i]);
    await signIn(page, { email, password: CHANGED });
    await expect(page.getByRole('heading', { name: 'Welcome back, Nora' })).toBeVisible();

    await page.goto(link);
    await expect(page.getByText('You’re already signed in.')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
  });
});
