import type { Address } from '@atelier/web-kit/api/calls';
import { useMemo } from 'react';
import useSWR from 'swr';

const fetchedAtMs = new Map<string, number>();

/** Stores the time of an answer, from which its freshness is measured. */
export const markFetched = (paths: readonly string[]): void => {
  for (const path of paths) fetchedAtMs.set(path, Date.now());
};

/** Data in the document is not requested again while the page starts. */
const DOCUMENT_DATA_GRACE_MS = 10_000;

const isFresh = (path: string | null, freshForMs: number): boolean => {
  const fetched = path === null ? undefined : fetchedAtMs.get(path);
  return fetched !== undefined && Date.now() - fetched < Math.max(freshForMs, DOCUMENT_DATA_GRACE_MS);
};

/** The API's answer at an address, from the cache while it is fresh; null if there is none. A null address requests nothing. */
export const useAnswer = <Answer>(path: Address<Answer> | null, freshForMs: number) => {
  const wasFresh = useMemo(() => isFresh(path, freshForMs), [path, freshForMs]);
  return useSWR<Answer | null, Error>(path, {
    revalidateIfStale: !wasFresh,
    onSuccess: () => path !== null && markFetched([path]),
  });
};
