import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import type { Page, PageLocation } from '../routing/Page';

const cachedAnswers = (
  needs: readonly string[],
  cache: { get(key: string): { data?: unknown } | undefined },
  fallback: object,
) => Object.fromEntries(needs.map((key) => [key, cache.get(key)?.data ?? (fallback as Record<string, unknown>)[key]]));

/** Keeps title and description right after navigation in the browser; the first ones came with the document. */
export const useDocumentHead = (page: Page, location: PageLocation): void => {
  const { cache, fallback } = useSWRConfig();
  useEffect(() => {
    const head = page.head(location, cachedAnswers(page.needs(location), cache, fallback));
    document.title = head.title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
    document
      .querySelector('link[rel="canonical"]')
      ?.setAttribute('href', new URL(head.path, window.location.origin).href);
  });
};
