import { remoteAt } from '@atelier/contracts/releases/remote-routes';
import type { PageDocument } from '../pageDocument';

/** Whether a click shows the link's page in place of this one. */
const leavesPage = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.button === 0 &&
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) &&
  ['', '_self'].includes(link.target) &&
  !link.hasAttribute('download');

/** Links to pages of another remote load its document: the router of this remote never sees such a click. */
export const leaveForOtherRemotes = ({ remote, routes }: Pick<PageDocument, 'remote' | 'routes'>): void => {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.origin !== window.location.origin || !leavesPage(event, link)) return;
    if (remoteAt(routes, link.pathname) !== remote) event.stopPropagation();
  };
  document.addEventListener('click', onClick, { capture: true });
};
