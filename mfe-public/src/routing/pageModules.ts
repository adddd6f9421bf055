import { Chunks } from '@atelier/web-kit/loading/Chunks';
import type { Page } from './Page';
import { matchRoute } from './routes';

const chunks = new Chunks<Page>();

const chunkAt = (path: string): [name: string, request: () => Promise<Page>] => {
  const { route } = matchRoute(path);
  return [route.name, async () => (await route.load()).page];
};

/** The page of a path if its chunk is loaded, otherwise a promise of it. Undefined if the chunk could not be loaded. */
export const getPage = (path: string): Page | Promise<Page | undefined> => chunks.get(...chunkAt(path));

/** Requests the chunk of a path again after it could not be loaded. */
export const retryPage = (path: string): Promise<void> => chunks.retry(...chunkAt(path));

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
