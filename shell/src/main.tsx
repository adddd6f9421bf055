import type { VisitorPlatform } from '@atelier/web-kit/platform/Platform';
import type { RemoteApp } from '@atelier/web-kit/platform/RemoteApp';
import { Toasts } from '@atelier/web-kit/toasts/Toasts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { trackViews } from './analytics/trackViews';
import { createStaffPlatform, createVisitorPlatform } from './createPlatform';
import { loadRemoteApp } from './federation/loadRemoteApp';
import { Overlays } from './overlays/Overlays';
import { type PageDocument, readPageDocument } from './pageDocument';
import { ErrorBoundary } from './screens/ErrorBoundary';
import { FailureScreen } from './screens/FailureScreen';

const PUBLIC_REMOTE = 'mfe-public';

const elementById = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The document has no element #${id}.`);
  return element;
};

const show = ({ App }: RemoteApp<VisitorPlatform>, page: PageDocument, platform: VisitorPlatform) => {
  const tree = (
    <ErrorBoundary>
      <App platform={platform} data={page.data} />
    </ErrorBoundary>
  );
  if (page.isServerRendered) return void hydrateRoot(elementById('root'), tree);
  createRoot(elementById('root')).render(tree);
};

/** A page that the server rendered stays readable without its remote; any other says what happened. */
const showFailure = (error: unknown, page: PageDocument) => {
  if (page.isServerRendered) return;
  createRoot(elementById('root')).render(
    <FailureScreen message={error instanceof Error ? error.message : String(error)} />,
  );
};

const start = async () => {
  const page = readPageDocument();
  const isPublic = page.remote === PUBLIC_REMOTE;
  const toasts = new Toasts();
  createRoot(elementById('overlays')).render(<Overlays toasts={toasts} />);
  if (isPublic) trackViews();
  try {
    const loading = loadRemoteApp(page.remote, page.versions, window.location.pathname);
    const platform = isPublic ? createVisitorPlatform(toasts) : createStaffPlatform(toasts);
    const [app, given] = await Promise.all([loading, platform]);
    // By its name a remote is one or the other: the visitors' asks for no session.
    show(app as RemoteApp<VisitorPlatform>, page, given);
    document.documentElement.dataset.ready = 'yes';
  } catch (error) {
    showFailure(error, page);
  }
};

void start();
