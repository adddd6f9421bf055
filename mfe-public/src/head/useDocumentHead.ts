import { useEffect, useRef } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { Page, PageLocation } from '../routing/Page';
import { useStudio } from '../studio';
import { type HeadContent, renderHead } from './HeadContent';

const MANAGED = [
  'title',
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[property]',
  'meta[name^="twitter:"]',
  'link[rel="canonical"]',
  'script[type="application/ld+json"]',
].join();

const replaceHead = (html: string): void => {
  const template = document.createElement('template');
  template.innerHTML = html;
  for (const element of document.head.querySelectorAll(MANAGED)) element.remove();
  document.head.prepend(template.content);
};

/**
 * Keeps the head right after navigation in the browser, as soon as the page's main answer is there or has failed.
 * Answers what it then says; undefined before.
 */
export const useDocumentHead = (page: Page, location: PageLocation): HeadContent | undefined => {
  const studio = useStudio();
  const [mainNeed = null] = page.needs(location);
  const { fallback } = useSWRConfig();
  const main = useSWR<unknown, Error>(mainNeed, { revalidateOnMount: false, revalidateIfStale: false });
  const answer = main.data ?? (mainNeed === null ? undefined : (fallback as Record<string, unknown>)[mainNeed]);
  const isDecided = mainNeed === null || answer !== undefined || main.error !== undefined;
  const head = page.head(location, mainNeed === null ? {} : { [mainNeed]: answer }, studio);
  const html =
    isDecided && typeof window !== 'undefined' ? renderHead(head, window.location.origin, studio) : undefined;
  // The first head came with the document.
  const shown = useRef(html);
  useEffect(() => {
    if (html === undefined || html === shown.current) return;
    shown.current = html;
    replaceHead(html);
  }, [html]);
  return isDecided ? head : undefined;
};
