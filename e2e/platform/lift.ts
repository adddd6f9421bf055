import type { Locator } from '@playwright/test';

/** Lifts a row by its handle with the keyboard; after that, arrow keys move it. */
export const lift = async (handle: Locator): Promise<void> => {
  await handle.press('Space');
  // dnd-kit listens to arrow keys after a timer, which the browser may delay longer than the next key. Timers fire in order.
  await handle.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
};
