import { type ComponentType, lazy } from 'react';
import type { AdminRoute, PageProps, Screen } from './AdminRoute';
import { getRoute } from './routes';

const loading = new Map<AdminRoute, Promise<Screen>>();
const pages = new Map<AdminRoute, ComponentType<PageProps>>();

const load = (route: AdminRoute): Promise<Screen> => {
  const running = loading.get(route);
  if (running !== undefined) return running;
  const promise = route.load();
  loading.set(route, promise);
  // A chunk that failed to load is requested again on the next visit.
  promise.catch(() => {
    loading.delete(route);
    pages.delete(route);
  });
  return promise;
};

/** The route's page; its chunk loads when it is first shown. */
export const getPage = (route: AdminRoute): ComponentType<PageProps> => {
  const known = pages.get(route);
  if (known !== undefined) return known;
  const page = lazy(async () => ({ default: (await load(route)).Page }));
  pages.set(route, page);
  return page;
};

export const prepareScreen = async (path: string): Promise<void> => {
  await load(getRoute(path));
};
