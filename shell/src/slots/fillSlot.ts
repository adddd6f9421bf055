import type { VisitorPlatform } from '@atelier/web-kit/platform/Platform';
import type { Root } from 'react-dom/client';
import { type LoadedVersion, loadRemoteApps } from '../federation/loadRemoteApps';
import type { SlotContent } from '../pageDocument';
import { type Reports, startReports } from '../reports/startReports';
import { showApp } from '../showApp';

/** Contents load before the visitor scrolls to them. */
const NEAR = '600px';

const reportsOfRemotes = new Map<string, Reports>();

/** A slot may be filled again during the visit, but its remote is reported once. */
const reportsOf = (remote: string): Reports => {
  const reports = reportsOfRemotes.get(remote) ?? startReports(remote);
  reportsOfRemotes.set(remote, reports);
  return reports;
};

const findContainer = (element: HTMLElement, remote: string): HTMLElement => {
  const known = element.querySelector<HTMLElement>(`:scope > [data-remote="${remote}"]`);
  if (known !== null) return known;
  const container = document.createElement('div');
  container.dataset.remote = remote;
  element.append(container);
  return container;
};

/** Shows one remote's content. A broken version gives way to the one before; without one, the server's HTML remains. */
const showContent = (element: HTMLElement, content: SlotContent, platform: VisitorPlatform): (() => void) => {
  const { name, remote, versions, data } = content;
  const container = findContainer(element, remote);
  const isServerRendered = container.firstChild !== null;
  const place = { element: container, isServerRendered, data: isServerRendered ? data : {}, slot: name };
  const reports = reportsOf(remote);
  const apps = loadRemoteApps(remote, versions, window.location.pathname, reports);
  let root: Root | undefined;
  let isRemoved = false;
  const showNext = async () => {
    root = undefined;
    try {
      const { value } = await apps.next();
      if (!isRemoved) root = showApp(value as LoadedVersion<VisitorPlatform>, place, platform, reports, showNext);
    } catch (error) {
      // Reported per version; the page goes on without this content.
      console.error(error);
    }
  };
  void showNext();
  return () => {
    isRemoved = true;
    root?.unmount();
  };
};

/** Shows the contents of a slot as soon as it is near the window. Returns how to remove them. */
export const fillSlot = (
  element: HTMLElement,
  contents: readonly SlotContent[],
  platform: VisitorPlatform,
): (() => void) => {
  let removals: (() => void)[] = [];
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      removals = contents.map((content) => showContent(element, content, platform));
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    for (const remove of removals) remove();
  };
};
