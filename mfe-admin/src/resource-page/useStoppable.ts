import { useEffect, useRef } from 'react';
import { RUNNING } from '../forms/unsavedChanges';
import { useLeaveQuestion } from '../forms/useLeaveQuestion';

/** Work on many items, one after another. `stop` ends it, and so does leaving the page, which asks first. */
export const useStoppable = (isRunning: boolean) => {
  const stopping = useRef<AbortController>(undefined);
  const stop = () => stopping.current?.abort();
  useLeaveQuestion(isRunning, RUNNING);
  useEffect(() => () => stopping.current?.abort(), []);
  /** Called when work starts; returns the signal that stops it. */
  const begin = (): AbortSignal => {
    stopping.current = new AbortController();
    return stopping.current.signal;
  };
  return { begin, stop };
};
