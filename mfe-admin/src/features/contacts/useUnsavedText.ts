import type { Submission } from '@atelier/contracts';
import { useState } from 'react';
import { forget, type Kept, keep, readKept, recoveryKey } from '../../forms/localRecovery';
import { useAdmin } from '../../session/useAdmin';

/** Unsaved text about a message, kept in this browser; undefined if there is none. */
export const useUnsavedText = (kind: 'notes' | 'comment', { id }: Submission, saved = '') => {
  const key = recoveryKey(useAdmin().id, kind, id);
  const [unsaved, setUnsaved] = useState(() => readKept<string>(key));
  const change = (text: string | undefined) => {
    const next: Kept<string> | undefined =
      text === undefined || text === saved ? undefined : { keptAt: new Date().toISOString(), values: text };
    setUnsaved(next);
    if (next === undefined) forget(key);
    else keep(key, next);
  };
  return [unsaved, change] as const;
};
