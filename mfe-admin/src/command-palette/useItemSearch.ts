import { useEffect, useState } from 'react';
import { usePlatform } from '../platform/usePlatform';
import { useAdmin } from '../session/useAdmin';
import { type FoundItem, findItems } from './itemKinds';

const PAUSE_MS = 200;
/** Some lists reject shorter searches. */
const MIN_LENGTH = 2;
const MAX_LENGTH = 100;

interface ItemSearch {
  items: readonly FoundItem[];
  isLoading: boolean;
  /** Some lists did not answer. */
  isIncomplete: boolean;
}

const NOTHING: ItemSearch = { items: [], isLoading: false, isIncomplete: false };

/** Searches all kinds that the user can read when typing pauses; further typing cancels the search. */
export const useItemSearch = (typed: string) => {
  const { api } = usePlatform();
  const admin = useAdmin();
  const search = typed.trim().slice(0, MAX_LENGTH);
  const [found, setFound] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry searches again
  useEffect(() => {
    if (search.length < MIN_LENGTH) return setFound(NOTHING);
    setFound(({ items }) => ({ items, isLoading: true, isIncomplete: false }));
    const leaving = new AbortController();
    const ask = async () => {
      const answers = await findItems(api, admin, search, leaving.signal);
      if (leaving.signal.aborted) return;
      setFound({
        items: answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])),
        isLoading: false,
        isIncomplete: answers.some(({ status }) => status === 'rejected'),
      });
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [api, admin, search, attempt]);
  return { ...found, retry: () => setAttempt(attempt + 1) };
};
