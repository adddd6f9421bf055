import type { Address } from '@atelier/web-kit/api/calls';
import { useMemo } from 'react';
import useSWR from 'swr';

const fetchedAtMs = new Map<string, number>();

/** Remembers when an answer came, so that freshness is counted from there. */
export const markFetched = (paths: readonly string[]): void => {
  for (const path of paths) fetchedAtMs.set(path, Date.now());
};

/** The document's own data is not asked for again while the page starts. */
const DOCUMENT_DATA_GRACE_MS = 10_000;

const isFresh = (path: string | null, freshForMs: number): boolean => {
  const fetched = path === null ? undefined : fetchedAtMs.get(path);
  return fetched !== undefined && Date.now() - fetched < Math.max(freshForMs, DOCUMENT_DATA_GRACE_MS);
};

/** What the API answers at an address, from the cache while it is fresh; null where nothing is. A null address asks nothing. */
export const useAnswer = <Answer>(path: Address<Answer> | null, freshForMs: number) => {
  const wasFresh = useMemo(() => isFresh(path, freshForMs), [path, freshForMs]);
  return useSWR<Answer | null, Error>(path, {
    revalidateIfStale: !wasFresh,
    onSuccess: () => path !== null && markFetched([path]),
  });
};
