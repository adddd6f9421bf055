import type { ContentKind, DraftRevision } from '@atelier/contracts';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { thisBrowser } from '../forms/thisBrowser';
import { type LocalRecovery, useLocalRecovery } from '../forms/useLocalRecovery';
import type { NewItemCopy } from './newItemCopies';
import { newItemId } from './newItemId';
import { useAutoSave } from './useAutoSave';
import { type DraftedItem, useDraftOffer } from './useDraftOffer';
import { useNewItemCopies } from './useNewItemCopies';
import { withValues } from './withValues';

interface Options<Item extends DraftedItem, Values extends FieldValues, Output> {
  kind: ContentKind;
  form: UseFormReturn<Values, unknown, Output>;
  /** The edited item with its working copy; undefined for a new item. */
  item: Item | undefined;
  /** The automatic draft that the server offers. */
  offered: DraftRevision | undefined;
  blank: Values;
  toForm: (item: Item) => Values;
  getDraft: (values: Values) => object;
  /** Fields that cannot be stored, such as chosen files. */
  omit?: readonly (keyof Values & string)[];
}

export interface ItemRecovery extends LocalRecovery {
  /** Unsaved new items of this kind. */
  copies: readonly NewItemCopy[];
  onRestoreCopy: (copy: NewItemCopy) => void;
  onDiscardCopy: (copy: NewItemCopy) => void;
  /** When a draft was last saved automatically. */
  said: string | undefined;
  /** Saves a draft on the server now; false if saving failed. */
  saveNow: () => Promise<boolean>;
}

/** The copies of new items, and the actions on them. */
const useCopies = <Item extends DraftedItem, Values extends FieldValues, Output>(
  { kind, form, item, blank }: Options<Item, Values, Output>,
  taken: RefObject<readonly string[]>,
  startAnother: () => void,
) => {
  const copies = useNewItemCopies(kind, item === undefined, taken);
  const { isDirty } = form.formState;
  const restore = (copy: NewItemCopy) => {
    // Keeps the text written so far as a separate copy: the restored one must be stored under the new ID.
    if (isDirty) flushSync(startAnother);
    copies.take(copy);
    form.reset({ ...form.getValues(), ...withValues(blank, copy.values) }, { keepDefaultValues: true });
  };
  return { ...copies, restore };
};

/**
 * Offers unsaved text from this browser or from a draft on the server: the newer one first, and the other one only if
 * the user discards it.
 */
export const useItemRecovery = <Item extends DraftedItem, Values extends FieldValues, Output>(
  options: Options<Item, Values, Output>,
): ItemRecovery => {
  const { kind, form, item, offered, toForm, getDraft, omit = [] } = options;
  const [newId, setNewId] = useState(newItemId);
  const isNew = item === undefined;
  const taken = useRef<readonly string[]>([]);
  const local = useLocalRecovery({
    kind,
    itemId: item?.id ?? `new:${newId}`,
    form,
    omit,
    from: () => taken.current,
  });
  const autoSave = useAutoSave({ kind, form, id: item?.id ?? newId, isNew, getDraft });
  const copies = useCopies(options, taken, () => setNewId(newItemId()));
  const { draft, isMine, words, take, discard } = useDraftOffer(kind, item, offered);
  const [isTaken, setIsTaken] = useState(false);

  const common = {
    copies: copies.shown.filter(({ id }) => id !== newId),
    onRestoreCopy: copies.restore,
    onDiscardCopy: (copy: NewItemCopy) => void copies.discard(copy),
    said: autoSave.said,
    saveNow: autoSave.save,
    clear: (isSaved = false) => {
      local.clear();
      // The server ends automatic drafts when an item is saved, but it does not know a new item's drafts.
      if (isNew || !isSaved) void autoSave.discard();
      if (isSaved) void copies.endTaken();
    },
  };
  // This browser's copy includes the draft that it auto-saved, so both are the same work.
  const isSameWork = local.offer !== undefined && isMine && draft?.browser === thisBrowser();
  const isDraftYounger = draft !== undefined && !(local.offer !== undefined && local.offer.keptAt >= draft.savedAt);
  if (isTaken || item === undefined || draft === undefined || words === undefined || isSameWork || !isDraftYounger)
    return {
      ...local,
      ...common,
      onRestore: () => {
        setIsTaken(true);
        local.onRestore();
      },
      onDiscard: () => {
        local.onDiscard();
        if (isSameWork) void discard();
      },
    };
  const values = toForm(withValues(item, draft.values));
  return {
    ...common,
    offer: { keptAt: draft.savedAt, values: { ...values }, words },
    current: () => ({ ...toForm(item) }),
    onRestore: () => {
      setIsTaken(true);
      take();
      form.reset(values, { keepDefaultValues: true });
    },
    onDiscard: () => void discard(),
  };
};
