import type { Page } from './Page';
import { matchRoute, type Route } from './routes';

const RETRY_MS = 1000;
const loaded = new Map<string, Page>();
const loading = new Map<string, Promise<Page | undefined>>();

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A failed chunk is requested once more, and then not until `retryPage`, because a render that waits for it would repeat forever. */
const load = (route: Route): Promise<Page | undefined> => {
  const running = loading.get(route.name);
  if (running !== undefined) return running;
  const promise = route
    .load()
    .catch(() => pause(RETRY_MS).then(() => route.load()))
    .then(({ page }) => {
      loaded.set(route.name, page);
      return page;
    })
    .catch(() => undefined);
  loading.set(route.name, promise);
  return promise;
};

/** The page of a path if its chunk is loaded, otherwise a promise of it. Undefined if the chunk could not be loaded. */
export const getPage = (path: string): Page | Promise<Page | undefined> => {
  const { route } = matchRoute(path);
  return loaded.get(route.name) ?? load(route);
};

/** Requests the chunk of a path again after it could not be loaded. */
export const retryPage = async (path: string): Promise<void> => {
  loading.delete(matchRoute(path).route.name);
  await getPage(path);
};

export const preparePage = async (path: string): Promise<Page> => {
  const page = await getPage(path);
  if (page === undefined) throw new Error(`The page of ${path} could not be loaded.`);
  return page;
};

const getPath = (href: string): string => href.split(/[?#]/)[0] || '/';

/** Prefetches a page's chunk. A failure is only shown when the visitor opens the page. */
export const prefetchPage = (href: string): void => {
  void getPage(getPath(href));
};

/** True if the page of a link can be shown immediately, false if its chunk cannot be fetched. */
export const isPageReady = async (href: string): Promise<boolean> => (await getPage(getPath(href))) !== undefined;
