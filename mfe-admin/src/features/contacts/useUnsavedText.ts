import type { Submission } from '@atelier/contracts';
import { useState } from 'react';
import { forget, type Kept, keep, readKept, recoveryKey } from '../../forms/localRecovery';
import { useAdmin } from '../../session/useAdmin';

/** Unsaved text, and what was saved when the user began to write; absent in copies of earlier versions of this program. */
export interface UnsavedText extends Kept<string> {
  base?: { text: string; version: number };
}

/** Unsaved text about a message, kept in this browser; undefined if there is none. */
export const useUnsavedText = (kind: 'notes' | 'comment', { id, version }: Submission, saved = '') => {
  const key = recoveryKey(useAdmin().id, kind, id);
  const [unsaved, setUnsaved] = useState<UnsavedText | undefined>(() => readKept<string>(key));
  const change = (text: string | undefined) => {
    const base = unsaved?.base ?? { text: saved, version };
    const next =
      text === undefined || text === saved ? undefined : { keptAt: new Date().toISOString(), values: text, base };
    setUnsaved(next);
    if (next === undefined) forget(key);
    else keep(key, next);
  };
  return [unsaved, change] as const;
};
