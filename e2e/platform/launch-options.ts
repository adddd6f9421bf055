import type { LaunchOptions } from '@playwright/test';

const executablePath = process.env.ATELIER_CHROMIUM;

/** The browser that the bootstrap found, or Playwright's own, without background activity. */
export const LAUNCH_OPTIONS: LaunchOptions = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // The headless shell rounds the widths of letters unless it is told not to; browsers with a window do not.
    '--font-render-hinting=none',
  ],
};
