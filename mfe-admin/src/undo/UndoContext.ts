import { createContext, useContext } from 'react';

/** An action that can be undone. */
export interface UndoOffer {
  /** The message about the action. */
  text: string;
  /** The item; shown if several actions can be undone. */
  of?: string;
  /** Undoes the action and returns a message, if any. If it throws, the error is shown and the offer stays. */
  undo: () => Promise<string | undefined>;
}

interface Undo {
  offer: (offer: UndoOffer) => void;
  /** Undoes the last action; false without one. */
  undoLast: () => boolean;
}

export const UndoContext = createContext<Undo>({ offer: () => undefined, undoLast: () => false });

/** Offers to undo the last action, next to its message. */
export const useUndo = (): Undo => useContext(UndoContext);
