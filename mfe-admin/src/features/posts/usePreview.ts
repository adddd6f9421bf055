import { isApiError } from '@atelier/web-kit/api/ApiError';
import { useCallback, useEffect, useState } from 'react';
import { usePlatform } from '../../platform/usePlatform';
import type { PostForm } from './PostFormProps';
import { draftOfForm } from './postForm';

const NOT_FOUND = 404;

/** `local`: this server makes no previews. */
export type PreviewState = { is: 'loading' | 'failed' | 'local' } | { is: 'ready'; address: string };

/** An address at which what stands in the form is shown as visitors would see it. */
export const usePreview = (form: PostForm, id: string | undefined) => {
  const { api } = usePlatform();
  const [state, setState] = useState<PreviewState>({ is: 'loading' });
  const load = useCallback(
    async (signal?: AbortSignal) => {
      setState({ is: 'loading' });
      try {
        const values = { ...draftOfForm(form.getValues()) };
        const body = { kind: 'post' as const, values, ...(id === undefined ? {} : { id }) };
        const { data } = await api.call('POST /previews', { body, ...(signal && { signal }) });
        setState({ is: 'ready', address: data.url });
      } catch (error) {
        if (signal?.aborted) return;
        setState({ is: isApiError(error) && error.status === NOT_FOUND ? 'local' : 'failed' });
      }
    },
    [api, form, id],
  );
  useEffect(() => {
    const leaving = new AbortController();
    void load(leaving.signal);
    return () => leaving.abort();
  }, [load]);
  return { state, refresh: () => void load() };
};
