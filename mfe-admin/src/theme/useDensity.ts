import type { Preferences } from '@atelier/contracts';
import { isApiError } from '@atelier/web-kit/api/ApiError';
import { createContext, useContext, useEffect, useState } from 'react';
import { rememberHere } from '../platform/rememberHere';
import { usePlatform } from '../platform/usePlatform';
import { usePreferences } from '../session/usePreferences';

export type Density = Preferences['density'];

const STORAGE_KEY = 'atelier:admin-density';

interface DensityChoice {
  density: Density;
  toggle(): Promise<void>;
}

export const DensityContext = createContext<DensityChoice>({ density: 'comfortable', toggle: async () => undefined });

export const useDensity = (): DensityChoice => useContext(DensityContext);

/** The last density in this browser, which avoids a layout shift while preferences load. */
const storedDensity = (): Density =>
  window.localStorage.getItem(STORAGE_KEY) === 'compact' ? 'compact' : 'comfortable';

/** The default is not stored. */
const rememberDensity = (density: Density): void => {
  if (density === 'compact') rememberHere(STORAGE_KEY, density);
  else window.localStorage.removeItem(STORAGE_KEY);
};

/** The density of the layout: applied at once and stored with the user. */
export const useDensityChoice = (): DensityChoice => {
  const { toasts } = usePlatform();
  const { preferences, change } = usePreferences();
  const [density, setDensity] = useState(storedDensity);
  const kept = preferences?.density;
  useEffect(() => {
    if (kept !== undefined) setDensity(kept);
  }, [kept]);
  useEffect(() => rememberDensity(density), [density]);
  const toggle = async () => {
    const next = density === 'compact' ? 'comfortable' : 'compact';
    setDensity(next);
    try {
      await change({ density: next });
    } catch (error) {
      setDensity(density);
      toasts.show(isApiError(error) ? error.message : 'Something went wrong.', 'error');
    }
  };
  return { density, toggle };
};
