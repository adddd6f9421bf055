import type { Page } from '@playwright/test';
import { ADMINISTRATOR } from './administrator.ts';

/** Signs in when the guard asks for it. */
export const signIn = async (
  page: Page,
  { email, password }: { email: string; password: string } = ADMINISTRATOR,
): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').first().fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
};
