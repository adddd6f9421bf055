import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SCHEMES, type Scheme, showScheme } from './accessibility.ts';
import { repositoryRoot } from './platform.ts';

const FOLDER = join(repositoryRoot, 'test-results/screenshots');

const getFileName = (name: string): string => name.replaceAll(/[^\w-]+/g, '_').replace(/^_$/, '_home');

/** A picture of the page as it stands for each scheme, for people to look at: test-results/screenshots/SCHEME-WIDTH-NAME.png. */
export const photograph = async (page: Page, name: string, schemes: readonly Scheme[] = SCHEMES): Promise<void> => {
  const width = page.viewportSize()?.width;
  // A dialog covers the window, not the whole length of the page below it.
  const fullPage = (await page.locator('[role=dialog], [role=menu]').filter({ visible: true }).count()) === 0;
  for (const colorScheme of schemes) {
    await showScheme(page, colorScheme);
    await page.screenshot({ path: join(FOLDER, `${colorScheme}-${width}${getFileName(name)}.png`), fullPage });
  }
};
