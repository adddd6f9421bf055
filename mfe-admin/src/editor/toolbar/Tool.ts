import type { Editor } from '@tiptap/react';
import type { ReactNode } from 'react';

/** What a button of a toolbar does; `keys` as they are pressed, such as `Mod+Shift+S`. */
export interface Tool {
  id: string;
  label: string;
  icon: ReactNode;
  keys?: string;
  /** Absent where it is an action and no state. */
  isActive?: (editor: Editor) => boolean;
  isEnabled?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
  /** What it opens instead of doing something itself. */
  menu?: readonly Tool[];
}

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** `⌘⇧S` or `Ctrl+Shift+S`. */
export const keysInWords = (keys: string): string =>
  isMac()
    ? keys.replace('Mod', '⌘').replace('Alt', '⌥').replace('Shift', '⇧').replaceAll('+', '')
    : keys.replace('Mod', 'Ctrl');

/** As assistive technology is told of them. */
export const ariaKeys = (keys: string): string => keys.replace('Mod', isMac() ? 'Meta' : 'Control');
