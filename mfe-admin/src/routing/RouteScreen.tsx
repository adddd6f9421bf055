import { loadDocument } from '@atelier/web-kit/loading/Chunks';
import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { LoadFailed } from '../layout/LoadFailed';
import type { AdminRoute } from './AdminRoute';
import { getSubPath } from './routes';
import { getScreen, retryScreen } from './screens';

interface Props {
  route: AdminRoute;
  path: string;
  fallback: ReactNode;
}

/** Loads the address as a document; without a connection, offers to request the screen again. */
function MissingScreen({ title, fallback, onRetry }: { title: string; fallback: ReactNode; onRetry: () => void }) {
  const [isOffline, setIsOffline] = useState(false);
  useEffect(() => {
    const { pathname, search } = window.location;
    setIsOffline(!loadDocument(pathname + search));
  }, []);
  if (!isOffline) return fallback;
  return <LoadFailed subject={title} failure="Check your connection, then try again." onRetry={onRetry} />;
}

function LoadedScreen({ route, path, fallback }: Props) {
  const [, setTries] = useState(0);
  const found = getScreen(route);
  const screen = found instanceof Promise ? use(found) : found;
  const retry = () => void retryScreen(route).then(() => setTries((tries) => tries + 1));
  if (screen === undefined) return <MissingScreen title={route.title} fallback={fallback} onRetry={retry} />;
  return <screen.Page title={route.title} subPath={getSubPath(path, route)} />;
}

/** A route's screen, whose chunk loads when it is first shown. */
export function RouteScreen(props: Props) {
  return (
    <Suspense key={props.route.path} fallback={props.fallback}>
      <LoadedScreen {...props} />
    </Suspense>
  );
}
