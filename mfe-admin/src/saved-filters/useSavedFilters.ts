import type { SavedFilter } from '@atelier/contracts';
import { MAX_SAVED_FILTERS } from '@atelier/contracts/auth/preferences';
import { isApiError } from '@atelier/web-kit/api/ApiError';
import { usePlatform } from '../platform/usePlatform';
import { usePreferences } from '../session/usePreferences';

const NOTHING: readonly SavedFilter[] = [];

/** The user's saved views of one screen; each change is stored at once and resolves to whether it succeeded. */
export const useSavedFilters = (screen: string) => {
  const { toasts } = usePlatform();
  const { preferences, update } = usePreferences();
  const all = preferences?.savedFilters ?? NOTHING;

  const keep = async (edit: (views: readonly SavedFilter[]) => SavedFilter[], done: string): Promise<boolean> => {
    try {
      await update(({ savedFilters }) => ({ savedFilters: edit(savedFilters) }));
      toasts.show(done, 'success');
      return true;
    } catch (error) {
      toasts.show(isApiError(error) ? error.message : 'Something went wrong.', 'error');
      return false;
    }
  };
  return {
    views: all.filter((view) => view.screen === screen),
    isKnown: preferences !== undefined,
    isFull: all.length >= MAX_SAVED_FILTERS,
    add: (name: string, query: string) =>
      keep((views) => [...views, { id: crypto.randomUUID(), screen, name, query }], `View “${name}” saved`),
    rename: (id: string, name: string) =>
      keep((views) => views.map((view) => (view.id === id ? { ...view, name } : view)), `View renamed to “${name}”`),
    remove: ({ id, name }: SavedFilter) =>
      keep((views) => views.filter((view) => view.id !== id), `View “${name}” deleted`),
  };
};

export type SavedFilters = ReturnType<typeof useSavedFilters>;
