import type { Page } from './Page';
import { matchRoute, type Route } from './routes';

const RETRY_MS = 1000;
const loaded = new Map<string, Page>();
const loading = new Map<string, Promise<Page>>();

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A chunk that does not come is asked for once more, and then not again: a rendering that waits for it would ask without end. */
const load = (route: Route): Promise<Page> => {
  const running = loading.get(route.name);
  if (running !== undefined) return running;
  const promise = route
    .load()
    .catch(() => pause(RETRY_MS).then(() => route.load()))
    .then(({ page }) => {
      loaded.set(route.name, page);
      return page;
    });
  loading.set(route.name, promise);
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

/** True when the page of a link can be shown at once, false when its chunk cannot be fetched. */
export const isPageReady = (href: string): Promise<boolean> =>
  preparePage(pathOf(href)).then(
    () => true,
    () => false,
  );
