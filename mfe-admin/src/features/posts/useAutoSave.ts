import { useEffect, useRef, useState } from 'react';
import { thisBrowser } from '../../forms/thisBrowser';
import { usePlatform } from '../../platform/usePlatform';
import type { PostForm } from './PostFormProps';
import { draftOfForm } from './postForm';
import { discardDraft, saveDraft } from './posts.api';

const AUTO_SAVE_MS = 30_000;
const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

const warn = (text: string) => (error: unknown) => {
  console.warn(text, error);
  return undefined;
};

/**
 * Half a minute after a change of an existing post, what stands in the form is kept as a draft revision; the post itself stays
 * as it is. Says when that was done last; where it fails nobody is disturbed.
 */
export const useAutoSave = (form: PostForm, id: string | undefined) => {
  const { api } = usePlatform();
  const [savedAt, setSavedAt] = useState<Date>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The ID of what was kept while this editor was open. */
  const kept = useRef<Promise<string | undefined>>(Promise.resolve(undefined));
  const isDirty = useRef(false);
  isDirty.current = form.formState.isDirty;
  useEffect(() => {
    if (id === undefined) return;
    const save = async () => {
      timer.current = undefined;
      if (!isDirty.current) return;
      const saving = saveDraft(api, id, { values: draftOfForm(form.getValues()), browser: thisBrowser() });
      const before = kept.current;
      kept.current = saving.then(
        ({ data }) => data?.id,
        () => before,
      );
      await saving.then(() => setSavedAt(new Date()), warn('The draft could not be saved by itself.'));
    };
    const { unsubscribe } = form.watch(() => {
      timer.current ??= setTimeout(() => void save(), AUTO_SAVE_MS);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [api, form, id]);

  /** What was kept here is not wanted. */
  const discard = async (): Promise<void> => {
    const draft = await kept.current;
    if (id === undefined || draft === undefined) return;
    await discardDraft(api, id, draft).catch(warn('The draft could not be discarded.'));
  };
  return { said: savedAt && `Auto-saved draft at ${TIME.format(savedAt)}`, discard };
};
