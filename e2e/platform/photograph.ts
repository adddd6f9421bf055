import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SCHEMES, type Scheme, showScheme } from './accessibility.ts';
import { repositoryRoot } from './platform.ts';

const FOLDER = join(repositoryRoot, 'test-results/screenshots');

const getFileName = (name: string): string => name.replaceAll(/[^\w-]+/g, '_').replace(/^_$/, '_home');

/** A screenshot per color scheme, for review by people: test-results/screenshots/SCHEME-WIDTH-NAME.png. */
export const photograph = async (page: Page, name: string, schemes: readonly Scheme[] = SCHEMES): Promise<void> => {
  const width = page.viewportSize()?.width;
  // A dialog covers only the window, not the full length of the page.
  const fullPage = (await page.locator('[role=dialog], [role=menu]').filter({ visible: true }).count()) === 0;
  for (const colorScheme of schemes) {
    await showScheme(page, colorScheme);
    await page.screenshot({ path: join(FOLDER, `${colorScheme}-${width}${getFileName(name)}.png`), fullPage });
  }
};
