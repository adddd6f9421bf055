import { expect, type Locator, type Page } from '@playwright/test';

/** Chooses from an animated list, where a click can miss; retries until the form shows the choice. */
export const choose = async (page: Page, form: Locator, field: RegExp, label: string): Promise<void> =>
  expect(async () => {
    await form.getByRole('combobox', { name: field }).click();
    await page.getByTitle(label, { exact: true }).last().click({ timeout: 2000 });
    await expect(form.getByTitle(label, { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass();
