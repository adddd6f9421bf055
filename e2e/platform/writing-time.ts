import type { Page } from '@playwright/test';

/** What is filled in faster waits in quarantine, and no person is that fast. */
const MESSAGE_TAKES_MS = 2200;

/** Takes the time that a person at least needs to write a message. */
export const takeTime = (page: Page): Promise<void> => page.waitForTimeout(MESSAGE_TAKES_MS);
