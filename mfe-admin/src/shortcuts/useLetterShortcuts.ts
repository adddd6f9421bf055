import { useState } from 'react';
import { rememberHere } from '../platform/rememberHere';

const STORAGE_KEY = 'atelier:admin-letter-shortcuts';

/** Whether single-letter shortcuts are on; users of speech input may turn them off (WCAG 2.1.4). */
export const useLetterShortcuts = () => {
  const [isOn, setIsOn] = useState(() => window.localStorage.getItem(STORAGE_KEY) !== 'off');
  const set = (next: boolean) => {
    rememberHere(STORAGE_KEY, next ? 'on' : 'off');
    setIsOn(next);
  };
  return [isOn, set] as const;
};
