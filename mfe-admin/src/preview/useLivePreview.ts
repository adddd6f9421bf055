import type { ContentKind } from '@atelier/contracts';
import { isApiError } from '@atelier/web-kit/api/ApiError';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePlatform } from '../platform/usePlatform';

const NOT_FOUND = 404;
/** Short, so that typed text appears within a second. */
const PAUSE_MS = 350;

/** `local`: this server has no previews. `serial` increases with each version of the text at the address. */
export type PreviewState = { is: 'loading' | 'failed' | 'local' } | { is: 'ready'; address: string; serial: number };

export interface Previewed {
  kind: ContentKind;
  /** The ID of the edited item; absent for a new one. */
  id: string | undefined;
  /** The form's content, complete or not. */
  values: () => object;
  /** Adds a listener for changes of the form. */
  onChange: (listener: () => void) => () => void;
}

/** An address that shows the form's content as visitors would see it, updated while the user types. */
export const useLivePreview = ({ kind, id, values, onChange }: Previewed) => {
  const { api } = usePlatform();
  const [state, setState] = useState<PreviewState>({ is: 'loading' });
  const token = useRef<string>(undefined);
  const latest = useRef({ values, onChange });
  useEffect(() => {
    latest.current = { values, onChange };
  });
  const load = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const body = {
          kind,
          values: { ...latest.current.values() },
          ...(id === undefined ? {} : { id }),
          ...(token.current === undefined ? {} : { replaces: token.current }),
        };
        const { data } = await api.call('POST /previews', { body, ...(signal && { signal }) });
        token.current = data.token;
        setState((before) => ({
          is: 'ready',
          address: data.url,
          serial: before.is === 'ready' ? before.serial + 1 : 0,
        }));
      } catch (error) {
        if (signal?.aborted) return;
        const isLocal = isApiError(error) && error.status === NOT_FOUND;
        // Keeps the last version until there is a newer one.
        setState((before) => (before.is === 'ready' ? before : { is: isLocal ? 'local' : 'failed' }));
      }
    },
    [api, kind, id],
  );
  useEffect(() => {
    let leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const renew = () => {
      timer = undefined;
      leaving.abort();
      leaving = new AbortController();
      void load(leaving.signal);
    };
    void load(leaving.signal);
    const stop = latest.current.onChange(() => {
      timer ??= setTimeout(renew, PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      leaving.abort();
      stop();
    };
  }, [load]);
  const retry = () => {
    setState({ is: 'loading' });
    void load();
  };
  return { state, retry };
};
