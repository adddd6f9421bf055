import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SCHEMES, type Scheme, showScheme } from './accessibility.ts';
import { repositoryRoot } from './platform.ts';

const FOLDER = join(repositoryRoot, 'test-results/screenshots');

const getFileName = (name: string): string => name.replaceAll(/[^\w-]+/g, '_').replace(/^_$/, '_home');

/** How people may see a page. */
export type Look = Scheme | 'forced-colors' | 'print';

const showLook = async (page: Page, look: Look): Promise<void> => {
  await page.emulateMedia({
    forcedColors: look === 'forced-colors' ? 'active' : 'none',
    media: look === 'print' ? 'print' : 'screen',
  });
  await showScheme(page, look === 'dark' ? 'dark' : 'light');
};

/** A screenshot per look, for review by people: test-results/screenshots/LOOK-WIDTH-NAME.png. */
export const photograph = async (page: Page, name: string, looks: readonly Look[] = SCHEMES): Promise<void> => {
  const width = page.viewportSize()?.width;
  // A dialog covers only the window, not the full length of the page.
  const fullPage = (await page.locator('[role=dialog], [role=menu]').filter({ visible: true }).count()) === 0;
  for (const look of looks) {
    await showLook(page, look);
    await page.screenshot({ path: join(FOLDER, `${look}-${width}${getFileName(name)}.png`), fullPage });
  }
  await showLook(page, 'light');
};
