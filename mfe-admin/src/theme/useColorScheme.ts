import { createContext, useCallback, useContext, useState, useSyncExternalStore } from 'react';
import { rememberHere } from '../platform/rememberHere';
import type { ColorScheme } from './palette';

const STORAGE_KEY = 'atelier:admin-theme';
const DARK = '(prefers-color-scheme: dark)';

interface ColorSchemeChoice {
  scheme: ColorScheme;
  toggle(): void;
}

export const ColorSchemeContext = createContext<ColorSchemeChoice>({ scheme: 'light', toggle: () => undefined });

export const useColorScheme = (): ColorSchemeChoice => useContext(ColorSchemeContext);

const subscribeToSystem = (listener: () => void) => {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

const storedChoice = (): ColorScheme | undefined => {
  const stored = window.localStorage.getItem(STORAGE_KEY);
  return stored === 'light' || stored === 'dark' ? stored : undefined;
};

/** The system's color scheme until the user chooses; the choice is stored in this browser. */
export const useColorSchemeChoice = (): ColorSchemeChoice => {
  const isSystemDark = useSyncExternalStore(subscribeToSystem, () => window.matchMedia(DARK).matches);
  const [choice, setChoice] = useState(storedChoice);
  const scheme = choice ?? (isSystemDark ? 'dark' : 'light');
  const toggle = useCallback(() => {
    const next = scheme === 'dark' ? 'light' : 'dark';
    rememberHere(STORAGE_KEY, next);
    setChoice(next);
  }, [scheme]);
  return { scheme, toggle };
};
