import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const SCHEMES = ['light', 'dark'] as const;

/** What axe holds against the page as it stands, a line for each element. */
const violationsOf = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
};

/** The same in both colour schemes. */
export const violationsInBothSchemes = async (page: Page): Promise<string[]> => {
  const all: string[] = [];
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    // The scheme is drawn by the next frame but one.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    all.push(...(await violationsOf(page)).map((violation) => `${colorScheme}: ${violation}`));
  }
  return all;
};
