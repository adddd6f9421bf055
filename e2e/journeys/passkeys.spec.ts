import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { expect, journey } from '../platform/journey.ts';
import { mailedLink } from '../platform/mailed-link.ts';
import { openAs } from '../platform/staff.ts';

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A virtual authenticator that verifies its user, like a fingerprint reader. */
const addAuthenticator = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  await devtools.send('WebAuthn.addVirtualAuthenticator', { options });
};

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();
};

const TITLE = 'APRO-1 AUTH-1 a passkey is added, signs in without a password, and is removed';

journey(TITLE, async ({ page, staff, dataDir, site }) => {
  const person = { email: `petra-key-${Date.now()}@atelier.test`, password: 'quiet-harbour-9' };
  const invited = { email: person.email, firstName: 'Petra', lastName: 'Passkey', role: 'author' };
  expect((await staff('POST', '/auth/users/invite', invited)).status).toBe(201);
  const link = await mailedLink(dataDir, person.email, '/admin/accept-invitation');
  const body = { token: new URL(link).searchParams.get('token'), password: person.password };
  expect((await page.request.post(`${site}/api/auth/invitations/accept`, { data: body })).status()).toBe(200);
  await addAuthenticator(page);

  await openAs(page, person, '/admin/security');
  await page.getByRole('button', { name: 'Add Passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Passkey' });
  await dialog.getByLabel('Name').fill('Laptop');
  await dialog.getByLabel('Current Password').fill(person.password);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Passkey added successfully')).toBeVisible();
  const passkeys = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
  await expect(passkeys).toHaveText([/^Laptop.*Never used/]);
  expect(await violationsInBothSchemes(page)).toEqual([]);

  await logOut(page);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use a Passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back, Petra' })).toBeVisible();

  await page.goto('/admin/security');
  await expect(passkeys).toHaveText([/^Laptop.*Last used/]);
  await page.getByRole('button', { name: 'Remove the passkey Laptop' }).click();
  await page.getByRole('dialog', { name: 'Remove Passkey' }).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
  await logOut(page);
  await page.getByRole('button', { name: 'Use a Passkey' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This passkey did not sign you in' })).toBeVisible();
});
