import type { ConsoleMessage, Page } from '@playwright/test';

export interface BrowserWatch {
  /** Errors and warnings of the console, policy violations and hydration among them, and what scripts threw. */
  problems: string[];
  /** Requests to another origin than the site's. */
  foreignRequests: string[];
}

/** The browser reports a page that is answered with 404 as a failed load of that page itself. */
const isPageItself = (message: ConsoleMessage, page: Page): boolean =>
  message.text().startsWith('Failed to load resource') && message.location().url === page.url();

/** Notes from here on what no visitor's browser should have to say; `expected` is what may be said all the same. */
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
