import { loadDocument } from '@atelier/web-kit/loading/Chunks';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { LoadFailed } from '../layout/LoadFailed';
import { PageLoading } from '../layout/PageLoading';
import type { AdminRoute, PageProps } from './AdminRoute';
import { getSubPath } from './routes';
import { getPage } from './screens';

const loadAddress = (): boolean => loadDocument(window.location.pathname + window.location.search);

/** Loads the address as a document, which brings the versions in use; without a connection, offers to try again. */
function MissingScreen({ title }: PageProps) {
  const [isOffline, setIsOffline] = useState(false);
  useEffect(() => setIsOffline(!loadAddress()), []);
  if (!isOffline) return <PageLoading />;
  return (
    <LoadFailed
      subject={title}
      failure="Check your connection, then try again."
      onRetry={() => setIsOffline(!loadAddress())}
    />
  );
}

interface Props {
  route: AdminRoute;
  path: string;
  fallback: ReactNode;
}

/** A route's screen, whose chunk loads when it is first shown. */
export function RouteScreen({ route, path, fallback }: Props) {
  const Page = getPage(route, MissingScreen);
  return (
    <Suspense key={route.path} fallback={fallback}>
      <Page title={route.title} subPath={getSubPath(path, route)} />
    </Suspense>
  );
}
