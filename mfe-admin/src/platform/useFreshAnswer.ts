import type { Address } from '@atelier/web-kit/api/calls';
import { useCallback, useEffect, useState } from 'react';
import { usePlatform } from './usePlatform';

interface Fresh<Answer> {
  answer?: Answer;
  error?: Error;
}

/** What the server has now, once: a copy from a cache, or one renewed while somebody writes, would cost words. */
export const useFreshAnswer = <Answer>(address: Address<Answer>) => {
  const { api } = usePlatform();
  const [fresh, setFresh] = useState<Fresh<Answer>>({});
  const load = useCallback(
    async (signal?: AbortSignal) => {
      setFresh({});
      try {
        const answer = await api.get(address, signal === undefined ? {} : { signal });
        setFresh({ answer });
      } catch (error) {
        if (!signal?.aborted) setFresh({ error: error as Error });
      }
    },
    [api, address],
  );
  useEffect(() => {
    const leaving = new AbortController();
    void load(leaving.signal);
    return () => leaving.abort();
  }, [load]);
  return { ...fresh, retry: () => void load() };
};
