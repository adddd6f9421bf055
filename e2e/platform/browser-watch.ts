import type { ConsoleMessage, Page } from '@playwright/test';

export interface BrowserWatch {
  /** Console errors and warnings, including policy violations and hydration errors, and uncaught exceptions. */
  problems: string[];
  /** Requests to other origins. */
  foreignRequests: string[];
}

/** The browser reports a 404 page as a failed load of the page itself. */
const isPageItself = (message: ConsoleMessage, page: Page): boolean =>
  message.text().startsWith('Failed to load resource') && message.location().url === page.url();

/** Records browser problems from now on; `expected` matches messages to ignore. */
export const watchBrowser = (page: Page, site: string, expected = /^$/): BrowserWatch => {
  const watch: BrowserWatch = { problems: [], foreignRequests: [] };
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || isPageItself(message, page)) return;
    const problem = `${message.type()}: ${message.text()} ${message.location().url}`;
    if (!expected.test(problem)) watch.problems.push(problem);
  });
  page.on('pageerror', (error) => watch.problems.push(`thrown: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== new URL(site).origin) watch.foreignRequests.push(url.href);
  });
  return watch;
};
