import { Fragment, type ReactNode } from 'react';
import { useFreshAnswer } from '../platform/useFreshAnswer';
import type { SaveOutcome } from '../resource-page/useItemActions';
import { LoadingDialog } from './LoadingDialog';

interface Props<Loaded, Draft> {
  id: string;
  title: string;
  load: (id: string, signal: AbortSignal) => Promise<Loaded>;
  onClose: () => void;
  onSave: (loaded: Loaded, draft: Draft) => Promise<SaveOutcome>;
  /** Renders the editor of the loaded item; `save` resolves to true if it was saved. */
  children: (loaded: Loaded, save: (draft: Draft) => Promise<boolean>) => ReactNode;
}

/** The dialog of an existing item; loads it from the server, because the list may be out of date. */
export function EditItem<Loaded extends { id: string; version: number }, Draft>(props: Props<Loaded, Draft>) {
  const { id, title, load, onClose, onSave, children } = props;
  const { answer: loaded, error, retry } = useFreshAnswer(id, load);
  if (loaded === undefined) return <LoadingDialog title={title} error={error} onRetry={retry} onClose={onClose} />;
  const save = async (draft: Draft): Promise<boolean> => {
    const outcome = await onSave(loaded, draft);
    if (outcome === 'reload') retry();
    return outcome === 'saved';
  };
  return <Fragment key={`${loaded.id} ${loaded.version}`}>{children(loaded, save)}</Fragment>;
}
