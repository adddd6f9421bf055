import { type ListLook, listLook } from '@atelier/contracts/auth/preferences';
import { isApiError } from '@atelier/web-kit/api/ApiError';
import { useEffect, useState } from 'react';
import { rememberHere } from '../platform/rememberHere';
import { usePlatform } from '../platform/usePlatform';
import { usePreferences } from '../session/usePreferences';

const getKey = (screen: string) => `atelier:admin-list-${screen}`;

/** The last look in this browser, which avoids a layout shift while preferences load. */
const storedLook = (screen: string): ListLook => {
  const usual: ListLook = { screen, view: 'grid', pageSize: 10, hiddenColumns: [] };
  try {
    return listLook.safeParse(JSON.parse(window.localStorage.getItem(getKey(screen)) ?? '')).data ?? usual;
  } catch {
    return usual;
  }
};

/** How the user looks at a list: applied at once, and stored with the user. */
export const useListLook = (screen: string) => {
  const { toasts } = usePlatform();
  const { preferences, update } = usePreferences();
  const [look, setLook] = useState(() => storedLook(screen));
  const kept = preferences?.lists?.find((one) => one.screen === screen);
  useEffect(() => {
    if (kept !== undefined) setLook(kept);
  }, [kept]);
  useEffect(() => rememberHere(getKey(screen), JSON.stringify(look)), [look, screen]);
  const change = async (changes: Partial<Omit<ListLook, 'screen'>>): Promise<void> => {
    const next = { ...look, ...changes };
    setLook(next);
    try {
      await update(({ lists = [] }) => ({ lists: [...lists.filter((one) => one.screen !== screen), next] }));
    } catch (error) {
      toasts.show(isApiError(error) ? error.message : 'Something went wrong.', 'error');
    }
  };
  return { look, change };
};
