import type { Page } from './Page';
import { matchRoute, type Route } from './routes';

const loaded = new Map<string, Page>();
const loading = new Map<string, Promise<Page>>();

const load = (route: Route): Promise<Page> => {
  const running = loading.get(route.name);
  if (running !== undefined) return running;
  const promise = route.load().then(({ page }) => {
    loaded.set(route.name, page);
    return page;
  });
  loading.set(route.name, promise);
  promise.catch(() => loading.delete(route.name));
  return promise;
};

/** The page of a path once its chunk is here; before that the promise of it. */
export const pageOf = (path: string): Page | Promise<Page> => {
  const { route } = matchRoute(path);
  return loaded.get(route.name) ?? load(route);
};

export const preparePage = async (path: string): Promise<Page> => pageOf(path);

const pathOf = (href: string): string => href.split(/[?#]/)[0] || '/';

/** Fetches a page's chunk ahead. A failure shows when the page is really wanted. */
export const prefetchPage = (href: string): void => {
  preparePage(pathOf(href)).catch(() => undefined);
};

/** Resolves when the page of a link can be shown at once, and also when it cannot be fetched: the page itself then says so. */
export const pageReady = async (href: string): Promise<void> => {
  await preparePage(pathOf(href)).catch(() => undefined);
};
