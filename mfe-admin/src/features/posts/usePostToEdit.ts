import type { Post } from '@atelier/contracts';
import { useCallback, useEffect, useState } from 'react';
import { usePlatform } from '../../platform/usePlatform';

interface Loaded {
  post?: Post;
  error?: Error;
}

/** The post as the server has it now, once: a copy from a cache, or one renewed while somebody writes, would cost words. */
export const usePostToEdit = (id: string) => {
  const { api } = usePlatform();
  const [loaded, setLoaded] = useState<Loaded>({});
  const load = useCallback(
    async (signal?: AbortSignal) => {
      setLoaded({});
      try {
        const { post } = await api.call('GET /blog/{id}', {
          params: { id },
          ...(signal === undefined ? {} : { signal }),
        });
        setLoaded({ post });
      } catch (error) {
        if (!signal?.aborted) setLoaded({ error: error as Error });
      }
    },
    [api, id],
  );
  useEffect(() => {
    const leaving = new AbortController();
    void load(leaving.signal);
    return () => leaving.abort();
  }, [load]);
  return { ...loaded, retry: () => void load() };
};
