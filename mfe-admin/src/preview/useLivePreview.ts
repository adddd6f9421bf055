import type { ContentKind } from '@atelier/contracts';
import { isApiError } from '@atelier/web-kit/api/ApiError';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePlatform } from '../platform/usePlatform';

const NOT_FOUND = 404;
/** Shorter than a pause to think: what was typed is seen within a second. */
const PAUSE_MS = 350;

/** `local`: this server makes no previews. `serial` grows with every version of the text that the address has shown. */
export type PreviewState = { is: 'loading' | 'failed' | 'local' } | { is: 'ready'; address: string; serial: number };

export interface Previewed {
  kind: ContentKind;
  /** Of the item that is edited; absent for a new one. */
  id: string | undefined;
  /** What stands in the form, complete or not. */
  values: () => object;
  /** Calls a listener at every change of the form. */
  onChange: (listener: () => void) => () => void;
}

/** An address at which what stands in a form is shown as visitors would see it, renewed while somebody types. */
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
        // A version that was shown stays until there is a newer one.
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
