import type { Submission } from '@atelier/contracts';
import { useState } from 'react';
import { forget, keep, readKept, recoveryKey } from '../../forms/localRecovery';
import { useAdmin } from '../../session/useAdmin';

/** Unsaved notes on a message, kept in this browser; undefined if there are none. */
export const useUnsavedNotes = ({ id, notes: saved }: Submission) => {
  const key = recoveryKey(useAdmin().id, 'notes', id);
  const [notes, setNotes] = useState(() => readKept<string>(key)?.values);
  const change = (next: string | undefined) => {
    const unsaved = next === (saved ?? '') ? undefined : next;
    setNotes(unsaved);
    if (unsaved === undefined) forget(key);
    else keep(key, { keptAt: new Date().toISOString(), values: unsaved });
  };
  return [notes, change] as const;
};
