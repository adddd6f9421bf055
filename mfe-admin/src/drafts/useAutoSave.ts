import type { ContentKind } from '@atelier/contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { formatTime } from '../dates/dates';
import { thisBrowser } from '../forms/thisBrowser';
import { usePlatform } from '../platform/usePlatform';
import { discardDraft, saveDraft } from './drafts.api';

const AUTO_SAVE_MS = 30_000;
/** Shorter, because the server has no other copy of a new item. */
const NEW_ITEM_MS = { first: 1_000, next: 5_000 };

const warn = (text: string) => (error: unknown) => {
  console.warn(text, error);
  return undefined;
};

interface Options<Values extends FieldValues, Output> {
  kind: ContentKind;
  form: UseFormReturn<Values, unknown, Output>;
  /** The item's ID, or the ID reserved for a new item. */
  id: string;
  isNew: boolean;
  /** The form's values as a draft, which may be incomplete. */
  getDraft: (values: Values) => object;
}

/**
 * Saves a draft on the server 30 seconds after a change, or sooner for a new item. The item itself does not change.
 * Returns when this last happened; failures are only logged.
 */
export const useAutoSave = <Values extends FieldValues, Output>(options: Options<Values, Output>) => {
  const { kind, form, id, isNew, getDraft } = options;
  const { api } = usePlatform();
  const [savedAt, setSavedAt] = useState<Date>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The ID of the draft that this editor saved. */
  const kept = useRef<Promise<string | undefined>>(Promise.resolve(undefined));
  const { isDirty } = form.formState;

  const save = (): Promise<boolean> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const values = { ...getDraft(form.getValues()) };
    const saving = saveDraft(api, kind, id, { values, browser: thisBrowser() });
    const before = kept.current;
    kept.current = saving.then(
      (draft) => draft?.id,
      () => before,
    );
    return saving.then(
      () => {
        setSavedAt(new Date());
        return true;
      },
      (error) => {
        warn('The draft could not be saved automatically.')(error);
        return false;
      },
    );
  };
  const saveChanges = useEffectEvent(() => {
    timer.current = undefined;
    if (isDirty) void save();
  });
  const delayMs = useEffectEvent(() => {
    if (!isNew) return AUTO_SAVE_MS;
    return savedAt === undefined ? NEW_ITEM_MS.first : NEW_ITEM_MS.next;
  });
  const { watch } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new ID means another item
  useEffect(() => {
    const { unsubscribe } = watch(() => {
      timer.current ??= setTimeout(() => saveChanges(), delayMs());
    });
    return () => {
      unsubscribe();
      clearTimeout(timer.current);
      timer.current = undefined;
      kept.current = Promise.resolve(undefined);
    };
  }, [watch, id, isNew]);

  /** Deletes the draft that this editor saved. */
  const discard = async (): Promise<void> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const draft = await kept.current;
    if (draft === undefined) return;
    await discardDraft(api, kind, id, draft).catch(warn('The draft could not be discarded.'));
  };
  return { said: savedAt && `Auto-saved draft at ${formatTime(savedAt)}`, save, discard };
};
