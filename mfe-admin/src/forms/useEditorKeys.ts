import { type RefObject, useEffect, useEffectEvent } from 'react';
import { getOpenDialogs } from '../layout/getOpenDialogs';

interface Commands {
  save: () => void;
  publish: () => void;
}

const isCommand = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey;

/** The dialog that a key is for. Just after a dialog closes, nothing has the focus, and the key is for the one below. */
const getDialog = (target: Element): Element | null | undefined =>
  target === document.body ? getOpenDialogs().at(-1) : target.closest('[role="dialog"]');

/** Ctrl or ⌘ with S saves, with Enter publishes; ignored while a dialog covers the editor. */
export const useEditorKeys = (within: RefObject<HTMLElement | null>, { save, publish }: Commands): void => {
  const onSave = useEffectEvent(save);
  const onPublish = useEffectEvent(publish);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isSave = event.key.toLowerCase() === 's';
      if (!isCommand(event) || event.repeat || !(isSave || event.key === 'Enter')) return;
      const page = within.current?.closest('[role="dialog"]');
      if (!page || getDialog(event.target as Element) !== page) return;
      event.preventDefault();
      event.stopPropagation();
      if (isSave) onSave();
      else onPublish();
    };
    // Captured before the text field, where Ctrl Enter inserts a line break.
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [within]);
};
