import type { VisitorPlatform } from '@atelier/web-kit/platform/Platform';
import type { RemoteApp } from '@atelier/web-kit/platform/RemoteApp';
import { Toasts } from '@atelier/web-kit/toasts/Toasts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { trackViews } from './analytics/trackViews';
import { createStaffPlatform, createVisitorPlatform } from './createPlatform';
import { loadRemoteApps } from './federation/loadRemoteApps';
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

/** Shows an app; when it breaks at once, the page becomes what it was before and `onBroken` is called. */
const show = (
  { App }: RemoteApp<VisitorPlatform>,
  page: PageDocument,
  platform: VisitorPlatform,
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
  const root = page.isServerRendered ? hydrateRoot(element, tree) : createRoot(element);
  if (!page.isServerRendered) root.render(tree);
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
  const apps = loadRemoteApps(page.remote, page.versions, window.location.pathname);
  const platform = isPublic ? createVisitorPlatform(toasts) : createStaffPlatform(toasts);
  const showNext = async () => {
    try {
      const [{ value: app }, given] = await Promise.all([apps.next(), platform]);
      // By its name a remote is one or the other: the visitors' asks for no session.
      show(app as RemoteApp<VisitorPlatform>, page, given, showNext);
      document.documentElement.dataset.ready = 'yes';
    } catch (error) {
      showFailure(error, page);
    }
  };
  await showNext();
};

void start();
