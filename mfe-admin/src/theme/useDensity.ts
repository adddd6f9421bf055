import type { Preferences } from '@atelier/contracts';
import { isApiError } from '@atelier/web-kit/api/ApiError';
import { createContext, useContext, useEffect, useState } from 'react';
import { usePlatform } from '../platform/usePlatform';
import { usePreferences } from '../session/usePreferences';

export type Density = Preferences['density'];

const STORAGE_KEY = 'atelier:admin-density';

export interface DensityChoice {
  density: Density;
  toggle(): Promise<void>;
}

export const DensityContext = createContext<DensityChoice>({ density: 'comfortable', toggle: async () => undefined });

export const useDensity = (): DensityChoice => useContext(DensityContext);

/** As this browser knew it last, so that nothing jumps while the preferences are on their way. */
const storedDensity = (): Density =>
  window.localStorage.getItem(STORAGE_KEY) === 'compact' ? 'compact' : 'comfortable';

/** What everybody has is not worth remembering. */
const rememberDensity = (density: Density): void => {
  if (density === 'compact') window.localStorage.setItem(STORAGE_KEY, density);
  else window.localStorage.removeItem(STORAGE_KEY);
};

/** How much room things take: applied at once, and kept with the person. */
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
