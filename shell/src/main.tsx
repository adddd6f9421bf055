import type { RemoteApp } from '@atelier/web-kit/platform/RemoteApp';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { trackViews } from './analytics/trackViews';
import { createPlatform } from './createPlatform';
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

const show = ({ App }: RemoteApp, page: PageDocument, platform: ReturnType<typeof createPlatform>) => {
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
  const platform = createPlatform();
  createRoot(elementById('overlays')).render(<Overlays toasts={platform.toasts} />);
  if (page.remote === PUBLIC_REMOTE) trackViews();
  try {
    show(await loadRemoteApp(page.remote, page.versions, window.location.pathname), page, platform);
    document.documentElement.dataset.ready = 'yes';
  } catch (error) {
    showFailure(error, page);
  }
};

void start();
