import type { Page } from '@playwright/test';

declare global {
  interface Window {
    stays: Record<string, { fromMs: number; untilMs?: number }>;
  }
}

/** Records, from the next page on, when each selector first matched and when it stopped matching. */
export const recordStays = (page: Page, selectors: Readonly<Record<string, string>>): Promise<unknown> =>
  page.addInitScript((named) => {
    window.stays = {};
    const look = () => {
      for (const [name, selector] of Object.entries(named)) {
        const isThere = document.querySelector(selector) !== null;
        const stay = window.stays[name];
        if (isThere && stay === undefined) window.stays[name] = { fromMs: performance.now() };
        if (!isThere && stay !== undefined) stay.untilMs ??= performance.now();
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  }, selectors);

/** How long it matched, in milliseconds; undefined if it still matches or never did. */
export const measureStay = (page: Page, name: string): Promise<number | undefined> =>
  page.evaluate((asked) => {
    const stay = window.stays[asked];
    return stay?.untilMs === undefined ? undefined : stay.untilMs - stay.fromMs;
  }, name);
