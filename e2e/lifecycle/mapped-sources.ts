import type { Page } from '@playwright/test';

/** The sources of the scripts that a page loaded from the development server, by their maps. */
export const getMappedSources = async (page: Page): Promise<string[]> => {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const scripts = urls.filter((url) => url.includes('/@development/files/') && url.endsWith('.js'));
  const maps = await Promise.all(scripts.map(async (url) => (await fetch(`${url}.map`)).json()));
  return maps.flatMap(({ sources }) => sources as string[]);
};
