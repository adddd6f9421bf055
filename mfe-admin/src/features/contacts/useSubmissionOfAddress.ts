import type { Submission } from '@atelier/contracts';
import { serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'wouter';
import { usePlatform } from '../../platform/usePlatform';

/** Opens the message named by `?open=` once, so that a reload shows the list. */
export const useSubmissionOfAddress = (show: (submission: Submission) => void): void => {
  const { api, toasts } = usePlatform();
  const [search, setSearch] = useSearchParams();
  const id = search.get('open');
  const onLoaded = useEffectEvent(show);
  const forgetId = useEffectEvent(() =>
    setSearch(
      (current) => {
        current.delete('open');
        return current;
      },
      { replace: true },
    ),
  );
  useEffect(() => {
    if (id === null) return;
    const leaving = new AbortController();
    const load = async () => {
      try {
        const { data } = await api.call('GET /contact/{id}', { params: { id }, signal: leaving.signal });
        onLoaded(data);
      } catch (error) {
        if (leaving.signal.aborted) return;
        toasts.show(serverMessageOr(error, 'The message could not be opened'), 'error');
      }
      forgetId();
    };
    void load();
    return () => leaving.abort();
  }, [api, toasts, id]);
};
