import { Chunks } from '@atelier/web-kit/loading/Chunks';
import { type ComponentType, lazy } from 'react';
import type { AdminRoute, PageProps, Screen } from './AdminRoute';
import { getRoute } from './routes';

const chunks = new Chunks<Screen>();
const pages = new Map<AdminRoute, ComponentType<PageProps>>();

const getScreen = async (route: AdminRoute): Promise<Screen | undefined> => chunks.get(route.path, route.load);

/** The route's page, whose chunk loads when it is first shown, or `Missing` if the chunk could not be loaded. */
export const getPage = (route: AdminRoute, Missing: ComponentType<PageProps>): ComponentType<PageProps> => {
  const known = pages.get(route);
  if (known !== undefined) return known;
  const page = lazy(async () => ({ default: (await getScreen(route))?.Page ?? Missing }));
  pages.set(route, page);
  return page;
};

/** Loads the chunk of a screen that may be opened next. */
export const prefetchScreen = (path: string): void => {
  void getScreen(getRoute(path));
};

/** Throws if the chunk could not be loaded. */
export const prepareScreen = async (path: string): Promise<void> => {
  if ((await getScreen(getRoute(path))) === undefined) throw new Error(`The screen of ${path} could not be loaded.`);
};
