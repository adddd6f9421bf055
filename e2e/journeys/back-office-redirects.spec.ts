import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { expect, journey } from '../platform/journey.ts';
import { openAs, STAFF } from '../platform/staff.ts';

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

journey('ASET-2 staff redirect a missing page, and the redirect counts its visits', async ({ page, site }) => {
  const path = `/vanished-${Date.now()}`;
  const ask = async () => {
    const { status, headers } = await fetch(site + path, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  expect(await ask()).toEqual([404, null]);
  await openAs(page, STAFF.super_admin, '/admin/settings/redirects');
  await page.getByRole('button', { name: `Redirect this: ${path}` }).click();
  const dialog = page.getByRole('dialog', { name: 'New Redirect' });
  await dialog.getByRole('textbox', { name: /^To/ }).fill('/about');
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save Redirect' }).click();
  await expect(page.getByText('Redirect saved successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: `Redirect this: ${path}` })).toHaveCount(0);
  expect(await ask()).toEqual([301, '/about']);
  const visitor = await page.context().newPage();
  await visitor.goto(site + path);
  await expect(visitor).toHaveURL(`${site}/about`);
  await page.reload();
  await page.getByRole('searchbox', { name: 'Search redirects...' }).fill(path);
  await expect(page.getByRole('row').filter({ hasText: path })).toContainText('2 visits');
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.getByRole('button', { name: `Actions for ${path}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete Redirect' }).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Redirect deleted successfully')).toBeVisible();
  expect(await ask()).toEqual([404, null]);
});
