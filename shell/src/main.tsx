import type { VisitorPlatform } from '@atelier/web-kit/platform/Platform';
import { Toasts } from '@atelier/web-kit/toasts/Toasts';
import { createRoot } from 'react-dom/client';
import { trackViews } from './analytics/trackViews';
import { createStaffPlatform, createVisitorPlatform } from './createPlatform';
import { type LoadedVersion, loadRemoteApps } from './federation/loadRemoteApps';
import { leaveDocument } from './navigation/leaveDocument';
import { Overlays } from './overlays/Overlays';
import { type PageDocument, readPageDocument } from './pageDocument';
import { startReports } from './reports/startReports';
import './screens/previewBanner.css';
import { FailureScreen } from './screens/FailureScreen';
import { showApp } from './showApp';

const elementById = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The document has no element #${id}.`);
  return element;
};

/** A server-rendered page stays readable without its remote; any other page shows the failure. */
const showFailure = (error: unknown, page: PageDocument) => {
  if (page.isServerRendered) return;
  createRoot(elementById('root')).render(
    <FailureScreen message={error instanceof Error ? error.message : String(error)} />,
  );
};

/** The code of slots loads only where another remote fills one. */
const slotFiller =
  ({ slots }: PageDocument, platform: VisitorPlatform): VisitorPlatform['fillSlot'] =>
  (name, element) => {
    const contents = slots[name];
    if (contents === undefined) return () => undefined;
    const filling = import(/* webpackChunkName: "slots" */ './slots/fillSlot').then(({ fillSlot }) =>
      fillSlot(element, contents, platform),
    );
    return () => void filling.then((remove) => remove());
  };

const start = async () => {
  const page = readPageDocument();
  const isForStaff = page.session === 'staff';
  const toasts = new Toasts();
  createRoot(elementById('overlays')).render(<Overlays toasts={toasts} />);
  if (!isForStaff && !page.isPreview) trackViews();
  leaveDocument(page);
  const reports = startReports(page.remote);
  const apps = loadRemoteApps(page.remote, page.versions, window.location.pathname, reports);
  const platform = isForStaff ? createStaffPlatform(toasts, page.menu) : createVisitorPlatform(toasts);
  const place = { element: elementById('root'), isServerRendered: page.isServerRendered, data: page.data };
  const showNext = async () => {
    try {
      const [{ value: loaded }, given] = await Promise.all([apps.next(), platform]);
      given.fillSlot = slotFiller(page, given);
      // A remote that declares no session does not use it.
      showApp(loaded as LoadedVersion<VisitorPlatform>, place, given, reports, showNext);
      document.documentElement.dataset.ready = 'yes';
    } catch (error) {
      showFailure(error, page);
    }
  };
  await showNext();
};

void start();
