import type { Editor } from '@tiptap/react';
import type { ReactNode } from 'react';

/** A toolbar button; `keys` is its shortcut, such as `Mod+Shift+S`. */
export interface Tool {
  id: string;
  label: string;
  icon: ReactNode;
  keys?: string;
  /** Absent for actions without a state. */
  isActive?: (editor: Editor) => boolean;
  isEnabled?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
  /** The tools in the menu that the button opens. */
  menu?: readonly Tool[];
}

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** `⌘⇧S` or `Ctrl+Shift+S`. */
export const keysInWords = (keys: string): string =>
  isMac()
    ? keys.replace('Mod', '⌘').replace('Alt', '⌥').replace('Shift', '⇧').replaceAll('+', '')
    : keys.replace('Mod', 'Ctrl');

/** The shortcut for `aria-keyshortcuts`. */
export const ariaKeys = (keys: string): string => keys.replace('Mod', isMac() ? 'Meta' : 'Control');
