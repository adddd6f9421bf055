import { useEffect, useRef, useState } from 'react';
import { usePlatform } from '../../platform/usePlatform';
import type { PostForm } from './PostFormProps';
import { draftOfForm } from './postForm';

const AUTO_SAVE_MS = 30_000;
const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/**
 * Half a minute after a change of an existing post, what stands in the form is kept as a draft revision; the post itself stays
 * as it is. Says when that was done last; where it fails nobody is disturbed.
 */
export const useAutoSave = (form: PostForm, id: string | undefined): string | undefined => {
  const { api } = usePlatform();
  const [savedAt, setSavedAt] = useState<Date>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isDirty = useRef(false);
  isDirty.current = form.formState.isDirty;
  useEffect(() => {
    if (id === undefined) return;
    const save = async () => {
      timer.current = undefined;
      if (!isDirty.current) return;
      try {
        await api.call('POST /blog/auto-save', { body: { id, values: draftOfForm(form.getValues()) } });
        setSavedAt(new Date());
      } catch (error) {
        console.warn('The draft could not be saved by itself.', error);
      }
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
  return savedAt && `Auto-saved draft at ${TIME.format(savedAt)}`;
};
