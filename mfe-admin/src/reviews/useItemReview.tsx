import type { Review } from '@atelier/contracts';
import { REVIEW_NOTE_MAX_LENGTH } from '@atelier/contracts/content/content-types';
import { serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { NoteQuestion } from '../forms/NoteDialog';
import type { ContentSort } from '../history/ContentItem';
import { usePlatform } from '../platform/usePlatform';
import { useAdmin, useMay } from '../session/useAdmin';
import { askForReview, returnReview, withdrawReview } from './reviews.api';
import { useReviews } from './useReviews';

const NoteDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "note" */ '../forms/NoteDialog')).NoteDialog,
}));

const NOTE = { label: 'Note', hint: 'Shown to your colleagues in the editor.', maxLength: REVIEW_NOTE_MAX_LENGTH };
const ASK: NoteQuestion = {
  ...NOTE,
  title: 'Ask for Review',
  text: 'Colleagues who can publish are notified. They can publish this, or return it with a note.',
  action: 'Ask for Review',
  isRequired: false,
};
const RETURN: NoteQuestion = {
  ...NOTE,
  title: 'Return with a Note',
  text: 'Your colleague is notified, and can ask for another review.',
  action: 'Return',
  isRequired: true,
};

/** The review of an edited item. */
export interface ItemReview {
  mayPublish: boolean;
  found: Review | undefined;
  /** Whether the user asked for it. */
  isOwn: boolean;
  /** Asks for a note, saves the item, and requests the review; false if one of them did not happen. */
  ask: (save: () => Promise<boolean>) => Promise<boolean>;
  /** Asks for a note and returns the item; false if it was not returned. */
  return: () => Promise<boolean>;
  withdraw: () => Promise<void>;
  /** Reads again which items wait for a review. */
  refresh: () => Promise<unknown>;
  /** The content of an editor, as published. */
  asPublished: <Draft>(draft: Draft) => Draft;
}

interface Open {
  question: NoteQuestion;
  /** Resolves the question; undefined if it was closed. */
  answer: (note: string | undefined) => void;
}

/** The review of one item, with its dialog. */
export const useItemReview = (sort: ContentSort, id: string): ItemReview & { dialog: ReactNode } => {
  const { api, toasts } = usePlatform();
  const admin = useAdmin();
  const mayPublish = useMay(sort.resource, 'publish');
  const { reviews, refresh } = useReviews();
  const [open, setOpen] = useState<Open>();
  const [unsent, setUnsent] = useState('');
  const item = { kind: sort.kind, id };
  const found = reviews.find((review) => review.id === id);

  const askNote = (question: NoteQuestion) =>
    new Promise<string | undefined>((resolve) => {
      const answer = (note: string | undefined) => {
        setOpen(undefined);
        resolve(note);
      };
      setOpen({ question, answer });
    });
  /** Does something with a note, which is there again next time if that failed. */
  const withNote = async (question: NoteQuestion, work: (note: string) => Promise<boolean>): Promise<boolean> => {
    const note = await askNote(question);
    const isDone = note !== undefined && (await work(note));
    setUnsent(isDone || note === undefined ? '' : note);
    return isDone;
  };
  const send = async (call: () => Promise<{ message: string }>): Promise<boolean> => {
    try {
      toasts.show((await call()).message, 'success');
      return true;
    } catch (error) {
      toasts.show(serverMessageOr(error, 'Failed to send'), 'error');
      return false;
    } finally {
      void refresh();
    }
  };
  return {
    mayPublish,
    found,
    isOwn: found?.requestedById === admin.id,
    ask: (save) => withNote(ASK, async (note) => (await save()) && send(() => askForReview(api, item, note))),
    return: () => withNote(RETURN, (note) => send(() => returnReview(api, item, note))),
    withdraw: async () => {
      await send(() => withdrawReview(api, item));
      await refresh();
    },
    refresh,
    asPublished: (draft) => ({ ...draft, [sort.visibility.field]: sort.visibility.shown }),
    dialog: open && (
      <Suspense fallback={null}>
        <NoteDialog
          question={open.question}
          unsent={unsent}
          onAnswer={open.answer}
          onClose={() => open.answer(undefined)}
        />
      </Suspense>
    ),
  };
};
