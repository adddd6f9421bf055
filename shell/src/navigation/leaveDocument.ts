import { remoteAt } from '@atelier/contracts/releases/remote-routes';
import type { PageDocument } from '../pageDocument';

/** Whether a click opens the link's page in this tab. */
const leavesPage = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.button === 0 &&
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) &&
  ['', '_self'].includes(link.target) &&
  !link.hasAttribute('download');

/** After this time, a newer version is probably live. */
const OLD_AFTER_MS = 4 * 60 * 60_000;

/**
 * Links that load a document instead of going through this remote's router, which never sees the click: links to another
 * remote's pages, and any link in a page that was opened hours ago, unless the visitor typed something since the last one.
 */
export const leaveDocument = ({ remote, routes }: Pick<PageDocument, 'remote' | 'routes'>): void => {
  let isTyped = false;
  const onInput = () => {
    isTyped = true;
  };
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.origin !== window.location.origin || !leavesPage(event, link)) return;
    const isOld = performance.now() > OLD_AFTER_MS && !isTyped;
    if (isOld || remoteAt(routes, link.pathname) !== remote) event.stopPropagation();
    isTyped = false;
  };
  document.addEventListener('input', onInput, { capture: true });
  document.addEventListener('click', onClick, { capture: true });
};
