import type { TermMoveInput } from '@atelier/contracts';
import { serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { useState } from 'react';
import { countOf } from '../../numbers/numbers';
import { usePlatform } from '../../platform/usePlatform';
import type { Progress } from '../../resource-page/useBulkAction';
import { useStoppable } from '../../resource-page/useStoppable';

/** Moves all posts of a category or tag, some per call; what has moved stays moved if it is stopped. */
export const useTermMove = (refresh: () => Promise<unknown>) => {
  const { api, toasts } = usePlatform();
  const [progress, setProgress] = useState<Progress>();
  const { begin, stop } = useStoppable(progress !== undefined);

  const moveAll = async (input: TermMoveInput, title: string): Promise<{ done: number; remaining: number }> => {
    const signal = begin();
    for (let done = 0; ; ) {
      const { data } = await api.call('POST /blog/terms/moves', { body: input });
      done += data.moved;
      if (data.remaining === 0 || data.moved === 0 || signal.aborted) return { done, remaining: data.remaining };
      setProgress({ title, done, total: done + data.remaining });
    }
  };
  const run = async (input: TermMoveInput, title: string, total: number): Promise<void> => {
    setProgress({ title, done: 0, total });
    try {
      const { done, remaining } = await moveAll(input, title);
      if (remaining === 0) toasts.show(`${title}: ${countOf(done, 'post')} changed`, 'success');
      else toasts.show(`${title}: ${countOf(remaining, 'post')} left. Continue below when you’re ready.`, 'info');
    } catch (error) {
      toasts.show(serverMessageOr(error, `Failed to finish: ${title}`), 'error');
    }
    setProgress(undefined);
    await refresh();
  };
  return { progress, run, stop };
};
