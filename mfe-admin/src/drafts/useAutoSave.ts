import type { ContentKind } from '@atelier/contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { thisBrowser } from '../forms/thisBrowser';
import { usePlatform } from '../platform/usePlatform';
import { discardDraft, saveDraft } from './drafts.api';

const AUTO_SAVE_MS = 30_000;
/** Nothing else on the server holds the text of a new item. */
const NEW_ITEM_MS = { first: 1_000, next: 5_000 };
const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

const warn = (text: string) => (error: unknown) => {
  console.warn(text, error);
  return undefined;
};

interface Options<Values extends FieldValues, Output> {
  kind: ContentKind;
  form: UseFormReturn<Values, unknown, Output>;
  /** The item's ID, or the one that was chosen for a new item. */
  id: string;
  isNew: boolean;
  /** The form's values as a draft, complete or not. */
  getDraft: (values: Values) => object;
}

/**
 * Saves a draft on the server half a minute after a change, and a second after a change of a new item. The item itself does
 * not change. Says when that was done last; a failure disturbs nobody.
 */
export const useAutoSave = <Values extends FieldValues, Output>(options: Options<Values, Output>) => {
  const { kind, form, id, isNew, getDraft } = options;
  const { api } = usePlatform();
  const [savedAt, setSavedAt] = useState<Date>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The ID of the draft that was saved while this editor was open. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another ID stands for another item
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

  /** Deletes the draft that was saved here. */
  const discard = async (): Promise<void> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const draft = await kept.current;
    if (draft === undefined) return;
    await discardDraft(api, kind, id, draft).catch(warn('The draft could not be discarded.'));
  };
  return { said: savedAt && `Auto-saved draft at ${TIME.format(savedAt)}`, save, discard };
};
