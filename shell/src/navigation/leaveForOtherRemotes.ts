import { remoteAt } from '@atelier/contracts/releases/remote-routes';
import type { PageDocument } from '../pageDocument';

/** Whether a click opens the link's page in this tab. */
const leavesPage = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.button === 0 &&
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) &&
  ['', '_self'].includes(link.target) &&
  !link.hasAttribute('download');

/** Links to another remote's pages load its document. This remote's router never sees such a click. */
export const leaveForOtherRemotes = ({ remote, routes }: Pick<PageDocument, 'remote' | 'routes'>): void => {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.origin !== window.location.origin || !leavesPage(event, link)) return;
    if (remoteAt(routes, link.pathname) !== remote) event.stopPropagation();
  };
  document.addEventListener('click', onClick, { capture: true });
};
