import type { VisitorPlatform } from '@atelier/web-kit/platform/Platform';
import { Toasts } from '@atelier/web-kit/toasts/Toasts';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { trackViews } from './analytics/trackViews';
import { createStaffPlatform, createVisitorPlatform } from './createPlatform';
import { type LoadedVersion, loadRemoteApps } from './federation/loadRemoteApps';
import { leaveForOtherRemotes } from './navigation/leaveForOtherRemotes';
import { Overlays } from './overlays/Overlays';
import { type PageDocument, readPageDocument } from './pageDocument';
import { type Reports, startReports } from './reports/startReports';
import './screens/previewBanner.css';
import { ErrorBoundary } from './screens/ErrorBoundary';
import { FailureScreen } from './screens/FailureScreen';

const elementById = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The document has no element #${id}.`);
  return element;
};

/** Displays an app. If it fails at its first render, restores the page and calls `onBroken`. */
const show = (
  { version, app: { App } }: LoadedVersion<VisitorPlatform>,
  page: PageDocument,
  platform: VisitorPlatform,
  reports: Reports,
  onBroken: () => void,
) => {
  const element = elementById('root');
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
    <ErrorBoundary onBroken={restore}>
      <App platform={platform} data={page.data} />
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
  const root = page.isServerRendered ? hydrateRoot(element, tree, options) : createRoot(element, options);
  if (!page.isServerRendered) root.render(tree);
};

/** A server-rendered page stays readable without its remote; any other page shows the failure. */
const showFailure = (error: unknown, page: PageDocument) => {
  if (page.isServerRendered) return;
  createRoot(elementById('root')).render(
    <FailureScreen message={error instanceof Error ? error.message : String(error)} />,
  );
};

const start = async () => {
  const page = readPageDocument();
  const isForStaff = page.session === 'staff';
  const toasts = new Toasts();
  createRoot(elementById('overlays')).render(<Overlays toasts={toasts} />);
  if (!isForStaff && !page.isPreview) trackViews();
  leaveForOtherRemotes(page);
  const reports = startReports(page.remote);
  const apps = loadRemoteApps(page.remote, page.versions, window.location.pathname, reports);
  const platform = isForStaff ? createStaffPlatform(toasts, page.menu) : createVisitorPlatform(toasts);
  const showNext = async () => {
    try {
      const [{ value: loaded }, given] = await Promise.all([apps.next(), platform]);
      // A remote that declares no session does not use it.
      show(loaded as LoadedVersion<VisitorPlatform>, page, given, reports, showNext);
      reports.shown(loaded.version);
      document.documentElement.dataset.ready = 'yes';
    } catch (error) {
      showFailure(error, page);
    }
  };
  await showNext();
};

void start();
