import type { PageData, VisitorPlatform } from '@atelier/web-kit/platform/Platform';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import type { LoadedVersion } from './federation/loadRemoteApps';
import type { Reports } from './reports/startReports';
import { ErrorBoundary } from './screens/ErrorBoundary';

interface Place {
  element: HTMLElement;
  isServerRendered: boolean;
  data: PageData;
  /** The slot of another remote's page; absent for a page. */
  slot?: string;
}

/** Displays an app. If it fails at its first render, restores the element's HTML and calls `onBroken`. */
export const showApp = (
  { version, app: { App } }: LoadedVersion<VisitorPlatform>,
  { element, isServerRendered, ...given }: Place,
  platform: VisitorPlatform,
  reports: Reports,
  onBroken: () => void,
): Root => {
  const html = element.innerHTML;
  const restore = () => {
    // React is still rendering when it reports the error.
    setTimeout(() => {
      root.unmount();
      element.innerHTML = html;
      onBroken();
    });
  };
  const tree = (
    <ErrorBoundary onBroken={restore} isPart={given.slot !== undefined}>
      <App platform={platform} {...given} />
    </ErrorBoundary>
  );
  // React's default handling of these errors, plus a report.
  const options: RootOptions = {
    onCaughtError: (error) => {
      console.error(error);
      reports.failed(version, 'render', error);
    },
    onRecoverableError: (error) => {
      reportError(error);
      reports.failed(version, 'hydration', error);
    },
  };
  const root = isServerRendered ? hydrateRoot(element, tree, options) : createRoot(element, options);
  if (!isServerRendered) root.render(tree);
  reports.shown(version);
  return root;
};
