import type { AdminRoute } from '../routing/AdminRoute';
import { ROUTES } from '../routing/routes';

/** The effect of a shortcut; `go` opens a section. */
export type ShortcutTask =
  | 'palette'
  | 'undo'
  | 'help'
  | 'search'
  | 'new'
  | 'next'
  | 'previous'
  | 'select'
  | 'edit'
  | 'save'
  | 'publish'
  | `go ${string}`;

export interface Shortcut {
  task: ShortcutTask;
  /** Keys pressed in sequence; `Mod` is ⌘ on a Mac and Ctrl elsewhere. */
  keys: readonly string[];
  label: string;
  group: 'Everywhere' | 'In a list' | 'In an editor' | 'Go to';
}

/** G followed by the section's letter. */
const going = ({ path, goKey, menu }: AdminRoute): Shortcut[] =>
  goKey === undefined ? [] : [{ task: `go ${path}`, keys: ['g', goKey], label: menu?.label ?? path, group: 'Go to' }];

/** All shortcuts, used by both the keyboard handler and the help. */
export const SHORTCUTS: readonly Shortcut[] = [
  { task: 'palette', keys: ['Mod+K'], label: 'Search or jump to', group: 'Everywhere' },
  { task: 'undo', keys: ['Mod+Z'], label: 'Undo the last deletion', group: 'Everywhere' },
  { task: 'help', keys: ['?'], label: 'Keyboard shortcuts', group: 'Everywhere' },
  { task: 'search', keys: ['/'], label: 'Search this list', group: 'In a list' },
  { task: 'new', keys: ['n'], label: 'New item', group: 'In a list' },
  { task: 'next', keys: ['j'], label: 'Next item', group: 'In a list' },
  { task: 'previous', keys: ['k'], label: 'Previous item', group: 'In a list' },
  { task: 'select', keys: ['x'], label: 'Select the item', group: 'In a list' },
  { task: 'edit', keys: ['e'], label: 'Edit or open the item', group: 'In a list' },
  { task: 'save', keys: ['Mod+S'], label: 'Save and stay', group: 'In an editor' },
  { task: 'publish', keys: ['Mod+Enter'], label: 'Publish or update', group: 'In an editor' },
  ...ROUTES.flatMap(going),
];

export const isSingleLetter = ({ keys }: Shortcut): boolean => keys.every((key) => !key.startsWith('Mod+'));

export const getKeys = (task: ShortcutTask): readonly string[] =>
  SHORTCUTS.find((shortcut) => shortcut.task === task)?.keys ?? [];

export const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

/** As printed on keyboards: 'Ctrl K', '⌘ K', 'G then P'. */
export const inWords = (keys: readonly string[]): string =>
  keys
    .map((key) =>
      key
        .replace('Mod+', isMac() ? '⌘ ' : 'Ctrl ')
        .toUpperCase()
        .replace('CTRL', 'Ctrl')
        .replace('ENTER', 'Enter'),
    )
    .join(' then ');
