import { useEffect, useEffectEvent } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { Page, PageLocation } from '../routing/Page';
import { useStudio } from '../studio';
import type { HeadContent } from './HeadContent';

/** The head's data, one instance for the whole document. */
let shownHead: string | undefined;
let hasStarted = false;

/**
 * Keeps the head right after navigation in the browser, as soon as the page's main answer is there or has failed.
 * Returns the head's data, or undefined before that. The document contains the first head, so its writer is loaded later.
 */
export const useDocumentHead = (page: Page, location: PageLocation): HeadContent | undefined => {
  const studio = useStudio();
  const [mainNeed = null] = page.needs(location);
  const { fallback } = useSWRConfig();
  const main = useSWR<unknown, Error>(mainNeed, { revalidateOnMount: false, revalidateIfStale: false });
  const answer = main.data ?? (mainNeed === null ? undefined : (fallback as Record<string, unknown>)[mainNeed]);
  const isDecided = mainNeed === null || answer !== undefined || main.error !== undefined;
  const head = page.head(location, mainNeed === null ? {} : { [mainNeed]: answer }, studio);
  const said = isDecided ? JSON.stringify(head) : undefined;
  const write = useEffectEvent(async () => {
    const { writeHead } = await import(/* webpackChunkName: "document-head" */ './writeHead');
    if (said === shownHead) writeHead(head, studio);
  });
  useEffect(() => {
    const isNews = hasStarted && said !== undefined && said !== shownHead;
    hasStarted = true;
    shownHead = said ?? shownHead;
    if (isNews)
      write().catch(() => {
        // The next change of the page tries again.
        shownHead = undefined;
      });
  }, [said]);
  return isDecided ? head : undefined;
};
