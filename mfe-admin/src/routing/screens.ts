import { Chunks } from '@atelier/web-kit/loading/Chunks';
import type { AdminRoute, Screen } from './AdminRoute';
import { getRoute } from './routes';

const chunks = new Chunks<Screen>();

/** The route's screen if its chunk is loaded, otherwise a promise of it. Undefined if the chunk could not be loaded. */
export const getScreen = (route: AdminRoute): Screen | Promise<Screen | undefined> =>
  chunks.get(route.path, route.load);

/** Requests the chunk of a route again after it could not be loaded. */
export const retryScreen = (route: AdminRoute): Promise<void> => chunks.retry(route.path, route.load);

/** Throws if the chunk could not be loaded. */
export const prepareScreen = async (path: string): Promise<void> => {
  if ((await getScreen(getRoute(path))) === undefined) throw new Error(`The screen of ${path} could not be loaded.`);
};
