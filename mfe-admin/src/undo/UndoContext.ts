import { createContext, useContext } from 'react';

/** Something that was done and can be taken back. */
export interface UndoOffer {
  /** What was done, as it is told. */
  text: string;
  /** What it was done to; said where there is more than one thing to take back. */
  of?: string;
  /** Takes it back; answers what is said then, if anything. What it throws is told, and the offer stays. */
  undo: () => Promise<string | undefined>;
}

interface Undo {
  offer: (offer: UndoOffer) => void;
  /** Takes back what was done last; false where nothing is offered. */
  undoLast: () => boolean;
}

export const UndoContext = createContext<Undo>({ offer: () => undefined, undoLast: () => false });

/** Offers to take back what was just done, beside the words that say so. */
export const useUndo = (): Undo => useContext(UndoContext);
