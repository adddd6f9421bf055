import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The only rule that depends on the color scheme. */
const COLOR_RULE = 'color-contrast';

/** The preview's document has its own landmarks, and other journeys check it as a page. */
const PREVIEWED_PAGE = ['iframe', 'body'];

/** Waits two frames, after which no color transition is running. */
const schemeDrawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  });

export type Scheme = 'light' | 'dark';
export const SCHEMES: readonly Scheme[] = ['light', 'dark'];

export const showScheme = async (page: Page, colorScheme: Scheme): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  // The site is light unless the visitor chooses otherwise.
  await page.evaluate((scheme) => {
    document.documentElement.dataset.theme = scheme;
  }, colorScheme);
  await schemeDrawn(page);
};

const inspect = async (page: Page, colorScheme: Scheme, axe: AxeBuilder): Promise<string[]> => {
  await showScheme(page, colorScheme);
  const { violations } = await axe.exclude(PREVIEWED_PAGE).setLegacyMode().analyze();
  return violations
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${colorScheme}: ${id} at ${target.join(' ')}: ${failureSummary}`),
    )
    .filter((problem) => !problem.includes(BELOW_A_BAR));
};

/** Off by default in axe: WCAG 2.2's AA, pointer targets of at least 24 px or as far apart. */
const TARGET_RULE = { 'target-size': { enabled: true } };

/** The header or a toolbar covers a part of the target, as long as nobody scrolls. */
const BELOW_A_BAR = 'because it is partially obscured';

/** The builder's own axe, minified: it is sent to the page and parsed there for each check. */
const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** The page still has the axe of an earlier check. */
const AXE_IN_PAGE = 'axe.version';

/** Details of passed checks are most of axe's work, and nobody reads them. */
const axeOn = (page: Page, axeSource: string) =>
  new AxeBuilder({ page, axeSource }).options({ resultTypes: ['violations'], rules: TARGET_RULE });

/** The axe violations on the current page, one line per element: all rules in light, colors in dark too. */
export const violationsInBothSchemes = async (page: Page): Promise<string[]> => [
  ...(await inspect(page, 'light', axeOn(page, AXE))),
  ...(await inspect(page, 'dark', axeOn(page, AXE_IN_PAGE).withRules(COLOR_RULE))),
];
