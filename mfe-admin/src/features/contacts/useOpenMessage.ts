import type { Submission } from '@atelier/contracts';
import { serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { getAddress } from '@atelier/web-kit/api/calls';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'wouter';
import { isNotFound } from '../../platform/isNotFound';
import { useAnswer } from '../../platform/useAnswer';
import { usePlatform } from '../../platform/usePlatform';

/** Of the list's copy and the loaded one, whichever is newer. */
const getNewer = (listed: Submission | undefined, loaded: Submission | undefined): Submission | undefined =>
  listed === undefined || (loaded !== undefined && loaded.version > listed.version) ? loaded : listed;

/** The message that `?open=` names, so that reloads, links, and the back button know it. */
export const useOpenMessage = (list: readonly Submission[] | undefined) => {
  const { toasts } = usePlatform();
  const [search, setSearch] = useSearchParams();
  const id = search.get('open');
  const { data, error, mutate } = useAnswer(id === null ? null : getAddress('GET /contact/{id}', { params: { id } }));
  const [detailedId, setDetailedId] = useState<string>();
  // The last answer outlives a failed refresh, but not a message that was deleted or erased.
  const loaded = isNotFound(error) ? undefined : data?.data;
  const message =
    id === null
      ? undefined
      : getNewer(
          list?.find((one) => one.id === id),
          loaded,
        );

  /** Back leads to the list, however many messages were read. */
  const setId = (next: string | undefined) =>
    setSearch(
      (current) => {
        if (next === undefined) current.delete('open');
        else current.set('open', next);
        return current;
      },
      { replace: id !== null },
    );
  const onMissing = useEffectEvent((failure: Error) => {
    if (data === undefined) toasts.show(serverMessageOr(failure, 'The message could not be opened'), 'error');
    setId(undefined);
  });
  const isMissing = error !== undefined && list !== undefined && message === undefined;
  useEffect(() => {
    if (isMissing) onMissing(error);
  }, [isMissing, error]);

  return {
    message,
    /** Whether its details were asked for, which are a dialog on every screen. */
    isDetailed: detailedId === id,
    read: (submission: Submission) => {
      setDetailedId(undefined);
      setId(submission.id);
    },
    detail: (submission: Submission) => {
      setDetailedId(submission.id);
      setId(submission.id);
    },
    close: () => setId(undefined),
    refresh: () => mutate(),
  };
};
