import { useEffect, useState } from 'react';

/** Whether the page was opened by a link, so that the server has not been asked for its address. */
const isOpenedByLink = (): boolean => {
  if (typeof window === 'undefined' || !window.navigator.onLine) return false;
  const [entry] = window.performance.getEntriesByType?.('navigation') ?? [];
  return entry !== undefined && new URL(entry.name).pathname !== window.location.pathname;
};

/**
 * Asks the server for a page that the site does not have, since the address may be redirected, or that of a file. True until
 * its document replaces this one.
 */
export const useServersAnswer = (): boolean => {
  const [isAsked] = useState(isOpenedByLink);
  useEffect(() => {
    if (isAsked) window.location.assign(window.location.href);
  }, [isAsked]);
  return isAsked;
};
