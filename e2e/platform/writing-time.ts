import type { Page } from '@playwright/test';

/** Forms filled in faster are quarantined, because no person is that fast. */
const MESSAGE_TAKES_MS = 2200;

/** Waits the minimum time that a person needs to write a message. */
export const takeTime = (page: Page): Promise<void> => page.waitForTimeout(MESSAGE_TAKES_MS);
