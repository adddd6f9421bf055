import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useLeave } from '../forms/useLeaveQuestion';
import { additionAt, additionPath } from '../routing/additions';
import { mayOpen } from '../routing/mayOpen';
import { getRoute } from '../routing/routes';
import { useAdmin } from '../session/useAdmin';
import { editItem, focusSearch, moveInList, selectItem } from '../shortcuts/listKeys';
import type { ShortcutTask } from '../shortcuts/shortcutTable';
import { useLetterShortcuts } from '../shortcuts/useLetterShortcuts';
import { useShortcutKeys } from '../shortcuts/useShortcutKeys';
import { useUndo } from '../undo/UndoContext';
import { type Tool, ToolsContext } from './ToolsContext';
import { useChunk } from './useChunk';

const loadPalette = async () =>
  (await import(/* webpackChunkName: "command-palette" */ '../command-palette/CommandPalette')).CommandPalette;
const loadHelp = async () =>
  (await import(/* webpackChunkName: "shortcuts" */ '../shortcuts/ShortcutsDialog')).ShortcutsDialog;

/** The actions of the keyboard shortcuts. */
const useTasks = (open: (tool: Tool) => void) => {
  const admin = useAdmin();
  const [path, navigate] = useLocation();
  const leave = useLeave();
  const { undoLast } = useUndo();
  const opening = (tool: Tool): true => {
    open(tool);
    return true;
  };
  const add = (): boolean => {
    const addition = additionAt(path, admin);
    if (addition === undefined) return false;
    navigate(additionPath(addition) + window.location.search);
    return true;
  };
  const tasks: Readonly<Record<Exclude<ShortcutTask, `go ${string}`>, () => boolean>> = {
    palette: () => opening('palette'),
    help: () => opening('help'),
    undo: undoLast,
    search: () => focusSearch() || opening('palette'),
    new: add,
    next: () => moveInList(1),
    previous: () => moveInList(-1),
    select: selectItem,
    edit: editItem,
    // Editors handle these keys themselves, also in fields.
    save: () => false,
    publish: () => false,
  };
  return (task: ShortcutTask): boolean => {
    if (task in tasks) return tasks[task as keyof typeof tasks]();
    const to = task.slice('go '.length);
    if (!mayOpen(admin, getRoute(to))) return false;
    void leave(() => navigate(to));
    return true;
  };
};

/** The command palette and shortcut help for all screens; each loads on first use. */
export function AdminTools({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Tool>();
  const [hasLetters, setHasLetters] = useLetterShortcuts();
  const [Palette, fetchPalette] = useChunk(loadPalette);
  const [Help, fetchHelp] = useChunk(loadHelp);
  // The palette's field takes the focus before the dialog can store the previous one.
  const opener = useRef<Element>(null);
  const open = useCallback(
    (tool: Tool) => {
      opener.current = document.activeElement;
      setOpened(tool);
      void (tool === 'palette' ? fetchPalette() : fetchHelp());
    },
    [fetchPalette, fetchHelp],
  );
  const close = () => setOpened(undefined);
  useShortcutKeys({ hasLetters, run: useTasks(open) });
  return (
    <ToolsContext value={open}>
      {children}
      {Palette && (
        <Palette
          isOpen={opened === 'palette'}
          onClose={close}
          onHelp={() => open('help')}
          onClosed={() => opener.current instanceof HTMLElement && opener.current.focus()}
        />
      )}
      {Help && <Help isOpen={opened === 'help'} onClose={close} hasLetters={hasLetters} onLetters={setHasLetters} />}
    </ToolsContext>
  );
}
