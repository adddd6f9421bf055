import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useAdmin } from '../session/useAdmin';
import { forget, type Kept, keep, readKept, recoveryKey } from './localRecovery';
import type { Recovery } from './RecoveryOffer';

interface Options<Values extends FieldValues, Output> {
  /** Such as 'post'. */
  kind: string;
  /** The ID of the edited item; absent for a new one. */
  itemId: string | undefined;
  form: UseFormReturn<Values, unknown, Output>;
  /** Fields that a browser cannot store, such as chosen files; they stay unchanged. */
  omit?: readonly (keyof Values & string)[];
  /** IDs of the copies that a new item was started from. */
  from?: () => readonly string[];
  /** Converts the fields to readable ones for comparison. */
  compared?: (values: Partial<Values>) => FieldValues;
}

/** The offer is compared with the form's current fields. */
export interface LocalRecovery extends Recovery {
  /** Marks the current text as saved or discarded; later changes count as unsaved. */
  clear: (isSaved?: boolean) => void;
}

const without = <Values extends FieldValues>(values: Values, omit: readonly string[]): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !omit.includes(name))) as Partial<Values>;

/**
 * Stores unsaved work in this browser at every change, and offers it when the form opens again, for example after a
 * crash, a network failure, or the end of a session.
 */
export const useLocalRecovery = <Values extends FieldValues, Output>(
  options: Options<Values, Output>,
): LocalRecovery => {
  const { kind, itemId, form, omit = [], from = () => [], compared = (values) => values } = options;
  const key = recoveryKey(useAdmin().id, kind, itemId);
  const current = () => without(form.getValues(), omit);
  const [initial] = useState(() => JSON.stringify(current()));
  const unchanged = useRef(initial);
  const [offer, setOffer] = useState(() => {
    const kept = readKept<Partial<Values>>(key);
    return kept !== undefined && JSON.stringify(kept.values) !== initial ? kept : undefined;
  });
  const undecided = useRef(offer);

  const drop = () => (undecided.current === undefined ? forget(key) : keep(key, undecided.current));
  const store = () => {
    const values = current();
    if (JSON.stringify(values) === unchanged.current) return drop();
    const earlier = undecided.current;
    const origins = from();
    return keep(key, {
      keptAt: new Date().toISOString(),
      values,
      ...(earlier === undefined ? {} : { earlier }),
      ...(origins.length === 0 ? {} : { from: origins }),
    });
  };

  const onChange = useEffectEvent(store);
  useEffect(() => {
    // Within the change itself: a timer would run after rendering, and a crash in between would lose the last words.
    const { unsubscribe } = form.watch(() => onChange());
    return unsubscribe;
  }, [form]);

  const settle = (next: Kept<Partial<Values>> | undefined) => {
    undecided.current = next;
    setOffer(next);
    store();
  };
  return {
    offer: offer && { keptAt: offer.keptAt, values: compared(offer.values) },
    current: () => compared(current()),
    onRestore: () => {
      if (offer === undefined) return;
      form.reset({ ...form.getValues(), ...offer.values } as Values, { keepDefaultValues: true });
      settle(offer.earlier);
    },
    onDiscard: () => settle(offer?.earlier),
    clear: () => {
      unchanged.current = JSON.stringify(current());
      drop();
    },
  };
};
