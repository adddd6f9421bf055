import { useEffect, useEffectEvent } from 'react';
import { getOpenDialogs } from '../layout/getOpenDialogs';
import { isMac, isSingleLetter, SHORTCUTS, type Shortcut, type ShortcutTask } from './shortcutTable';

/** The maximum delay between the keys of a pair. */
const PAIR_MS = 1500;

const TYPED_INTO = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
const OWN_KEYS = '[role="menu"], [role="listbox"], [role="combobox"]';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${TYPED_INTO}, ${OWN_KEYS}`) !== null;

const getStroke = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string | undefined => {
  if (altKey) return undefined;
  const isMod = isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  if (isMod) return shiftKey ? undefined : `Mod+${key.toUpperCase()}`;
  if (ctrlKey || metaKey) return undefined;
  return shiftKey && /^\p{L}$/u.test(key) ? undefined : key.toLowerCase();
};

const startsWith = ({ keys }: Shortcut, strokes: readonly string[]): boolean =>
  strokes.every((stroke, at) => keys[at] === stroke);

/** Keys go to a focused field, menu, or dialog first; only undo works while a dialog is open. */
const isSilent = (shortcut: Shortcut, event: KeyboardEvent, hasLetters: boolean): boolean => {
  if (shortcut.task === 'undo') return isTyping(event.target);
  if (getOpenDialogs().length > 0) return true;
  return isSingleLetter(shortcut) && (!hasLetters || isTyping(event.target));
};

interface Options {
  /** Whether single-letter shortcuts are on. */
  hasLetters: boolean;
  /** False if there was nothing to do, so that the browser handles the key. */
  run: (task: ShortcutTask) => boolean;
}

/** Handles the shortcuts of the table. */
export const useShortcutKeys = ({ hasLetters, run }: Options): void => {
  const onTask = useEffectEvent(run);
  useEffect(() => {
    let strokes: string[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const forget = () => {
      strokes = [];
      clearTimeout(timer);
    };
    const press = (event: KeyboardEvent) => {
      const stroke = getStroke(event);
      if (event.defaultPrevented || event.repeat || event.isComposing || stroke === undefined) return;
      const heard = [...strokes, stroke];
      forget();
      const meant = SHORTCUTS.filter(
        (shortcut) => startsWith(shortcut, heard) && !isSilent(shortcut, event, hasLetters),
      );
      const whole = meant.find(({ keys }) => keys.length === heard.length);
      if (whole !== undefined) {
        if (onTask(whole.task)) event.preventDefault();
      } else if (meant.length > 0) {
        strokes = heard;
        timer = setTimeout(forget, PAIR_MS);
      }
    };
    document.addEventListener('keydown', press);
    return () => {
      forget();
      document.removeEventListener('keydown', press);
    };
  }, [hasLetters]);
};
